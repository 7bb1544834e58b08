import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DocumentKind } from '../document/document';
import type { RedirectScope, RedirectStatus } from '../document/addresses/redirects';
import type { UseKind } from '../document/findUses';
import type { Grant, Role } from './staff/types';

type Created = ColumnType<Date, never, never>;
type Json<T> = ColumnType<T, string, string>;

/** What the log tells of. */
export const AUDIT_ACTIONS = [
  'create',
  'publish',
  'unpublish',
  'rollback',
  'save-resolver',
  'save-page-url',
  'save-redirect',
  'move',
  'change-drafts',
  'create-collection',
  'save-collection',
  'create-listing',
  'save-listing',
  'save-edition',
  'delete-edition',
  'test-edition',
  'send-edition',
  'archive',
  'unarchive',
  'label',
  'schedule',
  'cancel-schedule',
  'expire',
  'run-schedule',
  'schedule-failed',
  'order-resolvers',
  'delete-resolver',
  'delete-redirect',
  'save-staff',
  'invite-staff',
  'create-token',
  'revoke-token',
  'sign-in',
  'sign-out',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The tables of the schema `runtime`. Documents are kept as canonical JSON text, byte for byte. */
export interface StoreTables {
  documents: {
    id: string;
    kind: DocumentKind;
    name: string;
    /** `/`, `/sports`: decides who may work on it. */
    folder: Generated<string>;
    archived_at: ColumnType<Date | null, never, Date | null>;
    created_at: Created;
    created_by: string;
  };
  drafts: {
    document_id: string;
    rev: number;
    hash: string;
    document: string;
    updated_at: ColumnType<Date, never, Date>;
    updated_by: string;
  };
  /** What led from revision `rev - 1` to `rev`. */
  draft_operations: {
    document_id: string;
    rev: number;
    /** JSON: `Operation[]`. */
    operations: string;
    author: string;
    /** Names what one author sent at once; null for whole documents. */
    batch: string | null;
    created_at: Created;
  };
  snapshots: { hash: string; document: string; created_at: Created };
  versions: {
    id: GeneratedAlways<number>;
    document_id: string;
    number: number;
    snapshot_hash: string;
    label: string | null;
    author: string;
    created_at: Created;
  };
  publications: {
    document_id: string;
    website: string;
    version_id: number;
    published_at: ColumnType<Date, never, Date>;
    published_by: string;
  };
  resolvers: {
    id: string;
    website: string;
    name: string;
    priority: number;
    patterns: Json<string[]>;
    content_source: string | null;
    params: Json<Record<string, unknown>>;
    template_id: string;
  };
  page_urls: {
    website: string;
    path: string;
    document_id: string;
    content_source: string | null;
    params: Json<Record<string, unknown>>;
  };
  redirects: {
    website: string;
    from_path: string;
    scope: RedirectScope;
    location: string;
    status: RedirectStatus;
  };
  where_used: {
    document_id: string;
    website: string;
    kind: UseKind;
    value: string;
    /** Null: the document as a whole. */
    node_id: string | null;
  };
  schedules: {
    id: GeneratedAlways<number>;
    version_id: number;
    website: string;
    publish_at: Date;
    expire_at: Date | null;
    /** IANA name that the editor chose the times in. */
    time_zone: string;
    state: Generated<'waiting' | 'live' | 'done' | 'failed' | 'cancelled'>;
    failure: string | null;
    /** What readers had before, to come back when this one expires. */
    replaced_version_id: ColumnType<number | null, never, number | null>;
    created_at: Created;
    created_by: string;
    ran_at: Date | null;
  };
  comments: {
    id: GeneratedAlways<number>;
    document_id: string;
    /** Null: about the page. */
    node_id: string | null;
    text: string;
    author: string;
    created_at: Created;
    resolved_by: string | null;
  };
  /** Who may work on the site. `issuer` and `subject` name them at the identity provider. */
  staff: {
    id: string;
    email: string;
    name: string;
    is_active: boolean;
    issuer: ColumnType<string | null, never, string>;
    subject: ColumnType<string | null, never, string>;
    created_at: Created;
  };
  staff_grants: { staff_id: string; website: string; folder: string; role: Role };
  staff_sessions: {
    key_hash: string;
    staff_id: string;
    csrf: string;
    id_token: string | null;
    seen_at: Date;
    ends_at: Date;
  };
  api_tokens: {
    id: string;
    name: string;
    secret_hash: string;
    grants: Json<Grant[]>;
    created_by: string;
    created_at: Created;
    ends_at: Date | null;
    used_at: ColumnType<Date | null, never, Date>;
  };
  audit: {
    id: GeneratedAlways<number>;
    at: Created;
    actor: string;
    action: AuditAction;
    document_id: string | null;
    website: string | null;
    detail: Json<Record<string, unknown>>;
  };
}
