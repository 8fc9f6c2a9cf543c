// What Durable Objects load with `import()`, loaded before any test: vitest fetches a module by I/O of whoever asks first, and another object that asks
// meanwhile may not wait for that. A bundle's modules are there already.
import "#worker/chat/answer-turn.ts";
import "#worker/chat/session-view.ts";
import "#worker/mail/compose/watch-mail.ts";
import "#worker/ports/mail/mailchannels.ts";
import "#worker/seo/analyse-site.ts";
import "#worker/seo/site-crawl/first-page.ts";
import "#worker/seo/site-crawl/site-findings.ts";
import "#worker/seo/site-crawl/site-view.ts";
import "#worker/seo/site-crawl/snapshot.ts";
import "#worker/seo/site-crawl/visit.ts";
