import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

import { parseSchedule } from '../schedule';
import type { Edition, EditionDraft } from '../types';

interface Row extends Omit<Edition, 'schedule'> {
  schedule: string;
}

const COLUMNS = sql`id, revision, newsletter, page, subject, from_name as "fromName", schedule,
  is_on as "isOn", planned_from as "plannedFrom"`;

/** The editions of a website. */
export class EditionStore {
  constructor(
    private readonly db: Kysely<unknown>,
    private readonly website: string,
    private readonly now: () => number,
  ) {}

  /** In the order in which they were made. */
  async list(): Promise<Edition[]> {
    const { rows } = await sql<Row>`
      select ${COLUMNS} from newsletters.editions where website = ${this.website}
      order by created_at, id
    `.execute(this.db);
    return rows.map(editionOf);
  }

  async find(id: string): Promise<Edition | null> {
    const { rows } = await sql<Row>`
      select ${COLUMNS} from newsletters.editions where website = ${this.website} and id = ${id}
    `.execute(this.db);
    return rows[0] ? editionOf(rows[0]) : null;
  }

  /** A new one. What its schedule says counts from now. */
  async create(draft: EditionDraft): Promise<Pick<Edition, 'id' | 'revision'>> {
    const id = randomUUID();
    await sql`
      insert into newsletters.editions (id, website, newsletter, page, subject, from_name,
        schedule, is_on, planned_from, created_at)
      values (${id}, ${this.website}, ${draft.newsletter}, ${draft.page}, ${draft.subject},
        ${draft.fromName}, ${JSON.stringify(draft.schedule)}, ${draft.isOn}, ${this.#time()}::timestamptz,
        ${this.#time()}::timestamptz)
    `.execute(this.db);
    return { id, revision: 1 };
  }

  /**
   * Replaces what is said of one, if it is still at a revision. Times that have come are not made up for.
   * @returns the revision that it is at then; null where it is at another, or gone
   */
  async save(
    id: string,
    draft: EditionDraft,
    revision: number,
  ): Promise<Pick<Edition, 'revision'> | null> {
    const { rows } = await sql<Pick<Edition, 'revision'>>`
      update newsletters.editions set newsletter = ${draft.newsletter}, page = ${draft.page},
        subject = ${draft.subject}, from_name = ${draft.fromName},
        schedule = ${JSON.stringify(draft.schedule)}, is_on = ${draft.isOn}, revision = revision + 1,
        planned_from = greatest(planned_from, ${this.#time()}::timestamptz)
      where website = ${this.website} and id = ${id} and revision = ${revision} returning revision
    `.execute(this.db);
    return rows[0] ?? null;
  }

  /** @returns whether it was there */
  async remove(id: string): Promise<boolean> {
    const { rows } = await sql`
      delete from newsletters.editions where website = ${this.website} and id = ${id} returning id
    `.execute(this.db);
    return rows.length > 0;
  }

  #time(): string {
    return new Date(this.now()).toISOString();
  }
}

const editionOf = (row: Row): Edition => ({
  ...row,
  schedule: parseSchedule(JSON.parse(row.schedule)),
});
