import { sql } from 'kysely';

import type { Database } from './openDatabase';

/** A view counts half after so long, and no more after the window (s). */
export const HALF_LIFE_S = 1800;
export const WINDOW_S = 43_200;

export interface TopPage {
  path: string;
  title: string;
  sections: string[];
  /** Views, each the less the older it is. */
  score: number;
}

/**
 * The stories that are read most at `now` (ms since 1970), best first.
 *
 * @param section without slashes at the ends; empty for all
 */
export async function topPages(
  db: Database,
  { section, limit, now }: { section: string; limit: number; now: number },
): Promise<TopPage[]> {
  const at = new Date(now).toISOString();
  const { rows } = await sql<TopPage>`
    select stories.path, title, sections, sum(
      views * power(0.5, extract(epoch from ${at}::timestamptz - minute) / ${HALF_LIFE_S}::float8)
    )::float8 as score
    from analytics.page_views join analytics.stories on stories.path = page_views.path
    where minute > ${at}::timestamptz - make_interval(secs => ${WINDOW_S}) and minute <= ${at}::timestamptz
      and (${section}::text = '' or ${section}::text = any(sections))
    group by stories.path
    order by score desc, stories.path
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Forgets what no longer counts at `now` (ms since 1970). */
export async function forgetOldViews(db: Database, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await sql`
    delete from analytics.page_views
    where minute <= ${at}::timestamptz - make_interval(secs => ${WINDOW_S})
  `.execute(db);
  await sql`
    delete from analytics.stories
    where not exists (select from analytics.page_views where page_views.path = stories.path)
  `.execute(db);
}
