import { pathOf, requiredParam, siteOf } from '../params';
import { readSection } from '../schemas/readSection';
import type { Source } from '../source';
import { SourceError } from '@broadsheet/define';
import { trimEnd } from '../../utils/text/trimEnd';

/** One section of the site, as a `Section`. Throws 400, 404 when there is no such section, 502 for an answer that is none. */
const source: Source = {
  schemaName: 'section',
  label: 'Section',
  params: [
    {
      name: 'section',
      type: 'text',
      displayName: 'Section',
      required: true,
      choices: 'section-choices',
    },
  ],
  ttl: 300,
  // Only pages are made of it: no browser has a reason to ask.
  http: false,
  resolve(query) {
    const id = `/${trimEnd(requiredParam(query, 'section').replace(/^\/+/, ''), '/')}`;
    return pathOf(`/site/v3/website/${encodeURIComponent(siteOf(query))}/section`, { _id: id });
  },
  transform(data) {
    const section = readSection(data);
    if (!section._id) throw new SourceError(502, 'the upstream gave no section');
    return section;
  },
};

export default source;
