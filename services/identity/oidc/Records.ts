import { createHash } from 'node:crypto';

import type { Adapter, AdapterPayload } from 'oidc-provider';
import { InvalidGrant } from 'oidc-provider/lib/helpers/errors.js';

import type { Database } from '../store/tables';
import type { SignInsUnderWay } from './SignInsUnderWay';

/** Models whose id is the secret that a client holds: it is not stored. */
const SECRET_IDS = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

/** What oidc-provider keeps, of one model, in the table `identity.records`. Ids are stored as digests. */
export class Records implements Adapter {
  constructor(
    private readonly model: string,
    private readonly db: Database,
    private readonly underWay: SignInsUnderWay,
  ) {}

  /**
   * Keeps what somebody did who is known: a sign-in that only begins is kept by the browser, and a session
   * of nobody is not kept.
   * @param expiresIn seconds; kept for good without it
   */
  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    if (this.model === 'Interaction' && !payload.result) return this.underWay.begin(id, payload);
    if (this.model === 'Session' && payload.accountId === undefined) return undefined;
    const kept = SECRET_IDS.has(this.model) ? { ...payload, jti: undefined } : payload;
    const values = {
      payload: JSON.stringify(kept),
      account_id: payload.accountId ?? null,
      grant_id: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
    };
    await this.db
      .insertInto('identity.records')
      .values({ model: this.model, id: digestOf(id), consumed_at: null, ...values })
      .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
      .execute();
    return undefined;
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const underWay = this.model === 'Interaction' ? this.underWay.find(id) : null;
    if (underWay) return underWay;
    const payload = await this.read('id', digestOf(id));
    return payload && { ...payload, jti: id };
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.read('uid', uid);
  }

  /** There are no user codes: the device flow is off. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /**
   * Marks a code as used, once for all nodes. Who comes second may have stolen it, so all that was
   * given for it ends (RFC 6749, 4.1.2).
   * @throws InvalidGrant when it is used already.
   */
  async consume(id: string): Promise<void> {
    const { numUpdatedRows } = await this.db
      .updateTable('identity.records')
      .set({ consumed_at: new Date(Date.now()) })
      .where('model', '=', this.model)
      .where('id', '=', digestOf(id))
      .where('consumed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    const grantId = (await this.find(id))?.grantId;
    if (grantId !== undefined) await endGrant(this.db, grantId);
    throw new InvalidGrant('it was used before');
  }

  async destroy(id: string): Promise<void> {
    await this.db
      .deleteFrom('identity.records')
      .where('model', '=', this.model)
      .where('id', '=', digestOf(id))
      .execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.db
      .deleteFrom('identity.records')
      .where('model', '=', this.model)
      .where('grant_id', '=', grantId)
      .execute();
  }

  private async read(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const row = await this.db
      .selectFrom('identity.records')
      .select(['payload', 'consumed_at'])
      .where('model', '=', this.model)
      .where(column, '=', value)
      .executeTakeFirst();
    if (!row) return undefined;
    const payload = JSON.parse(row.payload) as AdapterPayload;
    if (!row.consumed_at) return payload;
    return { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) };
  }
}

/** Ends what was granted to a client, and all codes and tokens that it got for it. */
export async function endGrant(db: Database, grantId: string): Promise<void> {
  await db
    .deleteFrom('identity.records')
    .where((where) =>
      where.or([
        where('grant_id', '=', grantId),
        where.and([where('model', '=', 'Grant'), where('id', '=', digestOf(grantId))]),
      ]),
    )
    .execute();
}

const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url');
