import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table runtime.documents (
    id text primary key,
    kind text not null check (kind in ('page', 'template')),
    name text not null,
    created_at timestamptz not null default now(),
    created_by text not null
  )`,
  `create table runtime.drafts (
    document_id text primary key references runtime.documents,
    rev integer not null,
    hash text not null,
    document text not null,
    updated_at timestamptz not null default now(),
    updated_by text not null
  )`,
  `create table runtime.draft_operations (
    document_id text not null references runtime.documents,
    rev integer not null,
    operations text not null,
    author text not null,
    created_at timestamptz not null default now(),
    primary key (document_id, rev)
  )`,
  `create table runtime.snapshots (
    hash text primary key,
    document text not null,
    created_at timestamptz not null default now()
  )`,
  `create table runtime.versions (
    id integer generated always as identity primary key,
    document_id text not null references runtime.documents,
    number integer not null,
    snapshot_hash text not null references runtime.snapshots,
    label text,
    author text not null,
    created_at timestamptz not null default now(),
    unique (document_id, number)
  )`,
  `create table runtime.publications (
    document_id text not null references runtime.documents,
    website text not null,
    version_id integer not null references runtime.versions,
    published_at timestamptz not null default now(),
    published_by text not null,
    primary key (document_id, website)
  )`,
  `create index publications_version on runtime.publications (version_id)`,
  `create table runtime.resolvers (
    id text primary key,
    website text not null,
    name text not null,
    priority integer not null,
    patterns jsonb not null,
    content_source text,
    params jsonb not null,
    template_id text not null references runtime.documents
  )`,
  `create table runtime.page_urls (
    website text not null,
    path text not null,
    document_id text not null references runtime.documents,
    content_source text,
    params jsonb not null,
    primary key (website, path)
  )`,
  `create unique index page_urls_one_per_page on runtime.page_urls (document_id, website)`,
  `create table runtime.redirects (
    website text not null,
    from_path text not null,
    scope text not null check (scope in ('exact', 'prefix')),
    location text not null,
    status smallint not null check (status in (301, 302, 307, 308)),
    primary key (website, from_path, scope)
  )`,
  `create table runtime.where_used (
    document_id text not null references runtime.documents,
    website text not null,
    kind text not null,
    value text not null,
    node_id text
  )`,
  `create index where_used_value on runtime.where_used (kind, md5(value))`,
  `create index where_used_document on runtime.where_used (document_id, website)`,
  `create table runtime.schedules (
    id integer generated always as identity primary key,
    version_id integer not null references runtime.versions,
    website text not null,
    publish_at timestamptz not null,
    expire_at timestamptz check (expire_at > publish_at),
    time_zone text not null,
    state text not null default 'waiting'
      check (state in ('waiting', 'live', 'done', 'failed', 'cancelled')),
    failure text,
    created_at timestamptz not null default now(),
    created_by text not null,
    ran_at timestamptz
  )`,
  `create index schedules_due on runtime.schedules (publish_at, expire_at)
    where state in ('waiting', 'live')`,
  `create table runtime.audit (
    id integer generated always as identity primary key,
    at timestamptz not null default now(),
    actor text not null,
    action text not null,
    document_id text,
    website text,
    detail jsonb not null default '{}'
  )`,
  `create index audit_document on runtime.audit (document_id, id)`,
  `create function runtime.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of runtime.% are never changed', tg_table_name;
    end
  $$`,
  `create trigger snapshots_are_kept before update or delete on runtime.snapshots
    for each row execute function runtime.refuse_change()`,
  `create trigger audit_is_kept before update or delete on runtime.audit
    for each row execute function runtime.refuse_change()`,
];

/** Documents, versions, publications, routing, audit. */
export const createStoreTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
