import { randomBytes, randomUUID } from 'node:crypto';
import type { Store } from '../openStore';
import { writeAudit } from '../writeAudit';
import { hashKey } from './sessions';
import type { Grant } from './types';

/** How tokens begin, so that they are found where they should not lie. */
const PREFIX = 'bsht_';

/** A key for programs, with roles of its own. */
export interface ApiToken {
  id: string;
  name: string;
  grants: Grant[];
  createdBy: string;
  createdAt: Date;
  /** Null: it never runs out. */
  endsAt: Date | null;
  usedAt: Date | null;
}

/** Makes a token. Its secret is given once, and is not kept. */
export async function createToken(
  store: Store,
  input: { name: string; grants: readonly Grant[]; endsAt: Date | null; author: string },
): Promise<{ id: string; secret: string }> {
  const { name, grants, endsAt, author } = input;
  const id = randomUUID();
  const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  await store.transaction().execute(async (trx) => {
    await trx
      .insertInto('api_tokens')
      .values({
        id,
        name,
        secret_hash: hashKey(secret),
        grants: JSON.stringify(grants),
        created_by: author,
        ends_at: endsAt,
      })
      .execute();
    await writeAudit(trx, { actor: author, action: 'create-token', detail: { id, name, grants } });
  });
  return { id, secret };
}

/** The token of a secret; null when there is none, or it has run out. */
export async function readToken(
  store: Store,
  secret: string,
  now = Date.now(),
): Promise<ApiToken | null> {
  if (!secret.startsWith(PREFIX)) return null;
  const row = await store
    .updateTable('api_tokens')
    .set({ used_at: new Date(now) })
    .where('secret_hash', '=', hashKey(secret))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now))]))
    .returningAll()
    .executeTakeFirst();
  return row ? toToken(row) : null;
}

/** All tokens, the newest first. */
export async function listTokens(store: Store): Promise<ApiToken[]> {
  const rows = await store
    .selectFrom('api_tokens')
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toToken);
}

/** Takes a token back; nothing happens where there is none. */
export async function revokeToken(
  store: Store,
  { id, author }: { id: string; author: string },
): Promise<void> {
  await store.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('api_tokens')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (gone)
      await writeAudit(trx, {
        actor: author,
        action: 'revoke-token',
        detail: { id, name: gone.name },
      });
  });
}

function toToken(row: {
  id: string;
  name: string;
  grants: Grant[];
  created_by: string;
  created_at: Date;
  ends_at: Date | null;
  used_at: Date | null;
}): ApiToken {
  const { id, name, grants } = row;
  return {
    id,
    name,
    grants,
    createdBy: row.created_by,
    createdAt: row.created_at,
    endsAt: row.ends_at,
    usedAt: row.used_at,
  };
}
