import { sql } from 'kysely';
import { describeStore } from './describeStore';

/** ms that a slow machine may need between two looks at the clock. */
const SLOW = 10 * 60_000;

describeStore('now() in the database', (current) => {
  it('is that of the tests', async () => {
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(current().store);
    expect(Math.abs(rows[0]!.now.getTime() - Date.now())).toBeLessThan(SLOW);
  });

  it('is what a row says that was made just now', async () => {
    const { store } = current();
    await sql`create table moments (at timestamptz not null default now())`.execute(store);
    const { rows } = await sql<{
      at: Date;
    }>`insert into moments default values returning at`.execute(store);
    expect(Math.abs(rows[0]!.at.getTime() - Date.now())).toBeLessThan(SLOW);
  });
});
