// schema.org types of texts that have an author and a day: below Article, and recipes.
import { wordSet } from "../text/word-sets.ts";

export const articleTypes = wordSet(`
Article AdvertiserContentArticle NewsArticle AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle
OpinionNewsArticle ReportageNewsArticle ReviewNewsArticle Report SatiricalArticle ScholarlyArticle MedicalScholarlyArticle
SocialMediaPosting BlogPosting LiveBlogPosting DiscussionForumPosting TechArticle APIReference Recipe
`);
