import type { Store } from '../openStore';
import { parsePattern } from '../../document/addresses/pattern';
import { createRedirectTable } from '../../document/addresses/redirects';
import type { SiteRoutes } from '../../document/addresses/siteRoutes';

/** Every website's redirects, page addresses and resolvers. */
export async function loadRoutes(store: Store): Promise<Map<string, SiteRoutes>> {
  const redirects = await store
    .selectFrom('redirects')
    .select(['website', 'from_path as from', 'scope', 'location as to', 'status'])
    .execute();
  const pages = await store.selectFrom('page_urls').selectAll().execute();
  const resolvers = await store
    .selectFrom('resolvers')
    .selectAll()
    .orderBy('priority')
    .orderBy('name')
    .orderBy('id')
    .execute();
  const websites = new Set([...redirects, ...pages, ...resolvers].map(({ website }) => website));
  const sites = new Map<string, SiteRoutes>();
  for (const website of websites) {
    sites.set(website, {
      redirects: createRedirectTable(redirects.filter((row) => row.website === website)),
      pages: new Map(
        pages
          .filter((row) => row.website === website)
          .map((row) => [
            row.path,
            { documentId: row.document_id, source: row.content_source, params: row.params },
          ]),
      ),
      resolvers: resolvers
        .filter((row) => row.website === website)
        .map((row) => ({
          id: row.id,
          templateId: row.template_id,
          patterns: row.patterns.map(parsePattern),
          source: row.content_source,
          params: row.params,
        })),
    });
  }
  return sites;
}
