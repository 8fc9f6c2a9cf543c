// The outbox's tables: add new steps at the end. A step that adds must bear running twice, as early releases noted too few.

const STEPS: readonly string[] = [
  `CREATE TABLE inquiries (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     submission_id TEXT UNIQUE,
     estimate_id TEXT,
     received_at INTEGER NOT NULL,
     delete_at INTEGER NOT NULL,
     message_key TEXT NOT NULL,
     contact TEXT NOT NULL,
     suspicion TEXT NOT NULL
   ) STRICT;
   CREATE INDEX inquiries_by_message ON inquiries (message_key, received_at);
   CREATE INDEX inquiries_by_end ON inquiries (delete_at);
   CREATE TABLE mails (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     key TEXT NOT NULL UNIQUE,
     inquiry_id TEXT REFERENCES inquiries (id) ON DELETE CASCADE,
     kind TEXT NOT NULL,
     recipient TEXT NOT NULL,
     mail TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     state TEXT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     failures INTEGER NOT NULL DEFAULT 0,
     unclear INTEGER NOT NULL DEFAULT 0,
     next_try_at INTEGER,
     started_at INTEGER,
     delivered_at INTEGER,
     delete_at INTEGER,
     failure TEXT,
     reason TEXT
   ) STRICT;
   CREATE INDEX mails_by_turn ON mails (state, next_try_at);
   CREATE INDEX mails_by_recipient ON mails (recipient, created_at);
   CREATE INDEX mails_by_inquiry ON mails (inquiry_id);
   CREATE INDEX mails_by_end ON mails (delete_at);`,
  // Apart from the inquiries, so that nothing says whose is whose.
  `CREATE TABLE IF NOT EXISTS visitors (
     visitor TEXT PRIMARY KEY,
     inquiries INTEGER NOT NULL,
     delete_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX IF NOT EXISTS visitors_by_end ON visitors (delete_at);`,
  // A table of its own, not a column of visitors: a column cannot be added twice.
  `CREATE TABLE IF NOT EXISTS estimate_senders (
     visitor TEXT PRIMARY KEY,
     mails INTEGER NOT NULL,
     delete_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX IF NOT EXISTS estimate_senders_by_end ON estimate_senders (delete_at);`,
  // Used up. Nothing says by which inquiry.
  `CREATE TABLE IF NOT EXISTS form_tokens (
     token TEXT PRIMARY KEY,
     delete_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX IF NOT EXISTS form_tokens_by_end ON form_tokens (delete_at);`,
  // What the owner has done about an inquiry, and how it stood before the last change. A table of its own: a column cannot be added twice.
  `CREATE TABLE IF NOT EXISTS handling (
     inquiry_id TEXT PRIMARY KEY REFERENCES inquiries (id) ON DELETE CASCADE,
     state TEXT NOT NULL,
     note TEXT NOT NULL,
     remove_at INTEGER,
     undo TEXT,
     undo_token TEXT,
     undo_until INTEGER
   ) STRICT;
   CREATE INDEX IF NOT EXISTS handling_by_end ON handling (remove_at);`,
];
/** How many steps this object has run; the platform refuses SQLite's own user_version. */
const VERSION = "schema";

/** Brings the tables of an object to the newest form; all of it or nothing. A later release's are left as they are. */
export function updateSchema(storage: DurableObjectStorage): void {
  const version = storage.kv.get<number>(VERSION) ?? 0;
  if (version >= STEPS.length) return;
  storage.transactionSync(() => {
    for (const step of STEPS.slice(version)) storage.sql.exec(step);
    storage.kv.put(VERSION, STEPS.length);
  });
}
