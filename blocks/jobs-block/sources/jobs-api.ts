import { defineSource, param } from '@broadsheet/define';
import { getDaily } from '../../../content/getDaily';
import { pathOf } from '../../../content/params';
import { readJobs } from '../jobs/readJob';

/** Open positions, newest first: with all the words, at the place, of the type. `page` starts at 1. */
const source = defineSource({
  label: 'Jobs',
  schemaName: 'jobs',
  params: {
    words: param.text({ label: 'Words' }),
    place: param.text({ label: 'Place' }),
    type: param.text({ label: 'Type' }),
    page: param.number({ default: 1, min: 1, max: 100 }),
    size: param.number({ label: 'How many', default: 20, min: 1, max: 50 }),
  },
  ttl: 60,
  followsContent: false,
  async fetch({ words, place, type, page, size }, { signal }) {
    const path = pathOf('/daily/jobs', { q: words, place, type, page, size });
    return readJobs(await getDaily(path, signal));
  },
});

declare module 'fusion:content' {
  interface Sources {
    'jobs-api': typeof source;
  }
}

export default source;
