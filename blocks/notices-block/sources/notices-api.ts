import { defineSource, param } from '@broadsheet/define';
import { getDaily } from '../../../content/getDaily';
import { pathOf } from '../../../content/params';
import { readNotices } from '../notices/readNotice';

/** Death notices, newest first: with all the words, of the town. `page` starts at 1. */
const source = defineSource({
  label: 'Death notices',
  schemaName: 'notices',
  params: {
    words: param.text({ label: 'Words' }),
    town: param.text({ label: 'Town' }),
    page: param.number({ default: 1, min: 1, max: 100 }),
    size: param.number({ label: 'How many', default: 20, min: 1, max: 50 }),
  },
  ttl: 60,
  followsContent: false,
  async fetch({ words, town, page, size }, { signal }) {
    const path = pathOf('/daily/notices', { q: words, town, page, size });
    return readNotices(await getDaily(path, signal));
  },
});

declare module 'fusion:content' {
  interface Sources {
    'notices-api': typeof source;
  }
}

export default source;
