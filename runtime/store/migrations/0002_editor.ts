import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Until now what was kept were not operations.
  `delete from runtime.draft_operations`,
  `alter table runtime.draft_operations add column batch text`,
  `create unique index draft_operations_batch on runtime.draft_operations (document_id, batch)`,
  `alter table runtime.documents
    add column folder text not null default '/',
    add column archived_at timestamptz`,
  `alter table runtime.schedules
    add column replaced_version_id integer references runtime.versions`,
  `create table runtime.comments (
    id integer generated always as identity primary key,
    document_id text not null references runtime.documents,
    node_id text,
    text text not null,
    author text not null,
    created_at timestamptz not null default now(),
    resolved_by text
  )`,
  `create index comments_document on runtime.comments (document_id, id)`,
  `create table runtime.staff (
    id text primary key,
    email text not null unique check (email = lower(email)),
    name text not null,
    is_active boolean not null default true,
    issuer text,
    subject text,
    created_at timestamptz not null default now(),
    unique (issuer, subject)
  )`,
  `create table runtime.staff_grants (
    staff_id text not null references runtime.staff,
    website text not null,
    folder text not null,
    role text not null check (role in ('viewer', 'editor', 'producer', 'admin')),
    primary key (staff_id, website, folder)
  )`,
  `create table runtime.staff_sessions (
    key_hash text primary key,
    staff_id text not null references runtime.staff,
    csrf text not null,
    id_token text,
    seen_at timestamptz not null,
    ends_at timestamptz not null
  )`,
  `create index staff_sessions_end on runtime.staff_sessions (ends_at)`,
  `create table runtime.api_tokens (
    id text primary key,
    name text not null,
    secret_hash text not null unique,
    grants jsonb not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    ends_at timestamptz,
    used_at timestamptz
  )`,
];

/** What editors need besides: patches that are sent twice and done once, staff, sessions, tokens. */
export const createEditorTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
