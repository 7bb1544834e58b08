import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';

import type { Refusal } from '../../mail/MailMessage';
import { openSchema } from '../../store/openSchema';
import { migrations } from '../store/migrations';
import { Subscribers } from '../store/Subscribers';

type Outcome = 'refused' | 'complained' | 'opted_out';

/** What the mail server of a publisher tells later of a mail: it came back, or its reader called it junk. */
export interface Report {
  address: string;
  kind: 'bounce' | 'complaint';
}

/**
 * What becomes of editions after they were handed over. An address that nothing reaches, and one whose
 * owner calls an edition junk, gets nothing more.
 */
export class SendingResults {
  readonly #subscribers: Subscribers;

  private constructor(
    private readonly db: Kysely<unknown>,
    website: string,
    now: () => number,
  ) {
    this.#subscribers = new Subscribers(db, website, now);
  }

  static async open({
    pool,
    website,
    now = Date.now,
  }: {
    pool: Pool;
    website: string;
    now?: () => number;
  }): Promise<SendingResults> {
    return new SendingResults(await openSchema(pool, 'newsletters', migrations), website, now);
  }

  /** A mail of ours that will not arrive: of an edition, or of anything else. */
  async refused({ address, isAddressGone, batch }: Refusal): Promise<void> {
    const contact = await this.#subscribers.byAddress(address);
    if (!contact) return;
    if (batch !== null) await this.#note(contact.sid, 'refused', batch);
    if (isAddressGone) await this.#subscribers.leaveAll(contact.sid);
  }

  /** @returns whether there is such an address */
  async report({ address, kind }: Report): Promise<boolean> {
    const contact = await this.#subscribers.byAddress(address);
    if (!contact) return false;
    await this.#note(contact.sid, kind === 'bounce' ? 'refused' : 'complained', null);
    await this.#subscribers.leaveAll(contact.sid);
    return true;
  }

  /** Someone leaves a newsletter, or all (null), by a link of a mail. */
  async optedOut(sid: string, newsletter: string | null): Promise<void> {
    await this.#note(sid, 'opted_out', null, newsletter);
  }

  /** Counts an outcome once, at the sending, or at the last one that went to this reader. */
  async #note(
    sid: string,
    outcome: Outcome,
    sending: string | null,
    newsletter: string | null = null,
  ): Promise<void> {
    const column = sql.ref(outcome);
    await sql`
      with noted as (
        update newsletters.deliveries set outcome = ${outcome}
        where sid = ${sid} and outcome is null and sending_id = coalesce(${sending}::text, (
          select sending_id from newsletters.deliveries
          join newsletters.sendings on sendings.id = sending_id
          join newsletters.editions on editions.id = edition_id
          where sid = ${sid} and (${newsletter}::text is null
            or coalesce(sendings.newsletter, editions.newsletter) = ${newsletter})
          order by posted_at desc limit 1
        ))
        returning sending_id
      )
      update newsletters.sendings set ${column} = ${column} + 1
      from noted where sendings.id = noted.sending_id
    `.execute(this.db);
  }
}
