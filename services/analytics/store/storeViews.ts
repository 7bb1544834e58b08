import { sql } from 'kysely';

import type { StoryPage } from '../describeStories';
import type { Database } from './openDatabase';

/** Adds views of stories to the minute of `now` (ms since 1970). Any number of processes may add. */
export async function storeViews(
  db: Database,
  stories: readonly StoryPage[],
  views: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  // In one order, so that processes that add at the same time wait for each other in turn.
  const rows = stories
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((story) => ({ ...story, views: views.get(story.path) ?? 0 }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given(path text, title text, sections jsonb, views integer)`;
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into analytics.stories (path, title, sections)
      select path, title, array(select jsonb_array_elements_text(sections)) from ${given}
      on conflict (path) do update set title = excluded.title, sections = excluded.sections
    `.execute(transaction);
    await sql`
      insert into analytics.page_views (minute, path, views)
      select date_trunc('minute', ${new Date(now).toISOString()}::timestamptz), path, views
      from ${given}
      on conflict (minute, path) do update set views = page_views.views + excluded.views
    `.execute(transaction);
  });
}
