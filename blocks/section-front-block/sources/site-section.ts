import { defineSource, param, SourceError } from '@broadsheet/define';
import { findJson } from '../../../content/findJson';
import { getJson } from '../../../content/getJson';
import { fieldQuery } from '../../../content/lucene';
import { pathOf, siteOf } from '../../../content/params';
import type { Section } from '../../../content/schemas/ans';
import { at, list } from '../../../content/schemas/json';
import { readSection } from '../../../content/schemas/readSection';
import { trimEnd } from '../../../utils/text/trimEnd';

/**
 * One section of the site, as a `Section`: as the site service has it, else as the newest story names it
 * (0030). Throws 400, 404 when neither knows the section, 502 for an answer that is none.
 */
const source = defineSource({
  schemaName: 'section',
  label: 'Section',
  params: {
    section: param.text({ label: 'Section', required: true, choices: 'section-choices' }),
  },
  ttl: 300,
  // Only pages are made of it: no browser has a reason to ask.
  http: false,
  async fetch(query, { signal }) {
    const id = `/${trimEnd(query.section.replace(/^\/+/, ''), '/')}`;
    const website = siteOf(query);
    const path = `/site/v3/website/${encodeURIComponent(website)}/section`;
    const known = await findJson(pathOf(path, { _id: id }), signal);
    const section = known === null ? await readNamed(id, website, signal) : readSection(known);
    if (!section) throw new SourceError(404, 'there is no such section');
    if (!section._id) throw new SourceError(502, 'the upstream gave no section');
    return section;
  },
});

declare module 'fusion:content' {
  interface Sources {
    'site-section': typeof source;
  }
}

export default source;

/** Stories of others stand in sections that the site service has never heard of. */
async function readNamed(
  id: string,
  website: string,
  signal: AbortSignal | undefined,
): Promise<Section | undefined> {
  const path = pathOf('/content/v4/search/published', {
    website,
    q: fieldQuery('taxonomy.sections._id', [id]),
    size: 1,
    sort: 'display_date:desc',
    _sourceExclude: 'content_elements',
  });
  const [story] = list(at(await getJson(path, signal), 'content_elements'));
  return list(at(story, 'taxonomy', 'sections'))
    .map((section) => readSection(section))
    .find((section) => section._id === id);
}
