import { defineSource, param, SourceError } from '@broadsheet/define';
import { pathOf, siteOf } from '../../../content/params';
import { readSection } from '../../../content/schemas/readSection';
import { trimEnd } from '../../../utils/text/trimEnd';

/** One section of the site, as a `Section`. Throws 400, 404 when there is no such section, 502 for an answer that is none. */
const source = defineSource({
  schemaName: 'section',
  label: 'Section',
  params: {
    section: param.text({ label: 'Section', required: true, choices: 'section-choices' }),
  },
  ttl: 300,
  // Only pages are made of it: no browser has a reason to ask.
  http: false,
  resolve(query) {
    const id = `/${trimEnd(query.section.replace(/^\/+/, ''), '/')}`;
    return pathOf(`/site/v3/website/${encodeURIComponent(siteOf(query))}/section`, { _id: id });
  },
  transform(data) {
    const section = readSection(data);
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
