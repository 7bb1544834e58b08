import { defineSource, param, SourceError } from '@broadsheet/define';
import { getDaily } from '../../../content/getDaily';
import { readNotice } from '../notices/readNotice';

/** A death notice by its id. Throws 404 where it is not there, 502 where it can't be read. */
const source = defineSource({
  label: 'Death notice',
  schemaName: 'notice',
  params: { id: param.text({ label: 'Id', required: true }) },
  ttl: 300,
  followsContent: false,
  async fetch({ id }, { signal }) {
    if (!/^[a-z0-9-]+$/.test(id)) throw new SourceError(404, 'there is no such notice');
    const notice = readNotice(await getDaily(`/daily/notices/${id}`, signal));
    if (!notice) throw new SourceError(502, 'The notice can’t be read');
    return notice;
  },
});

declare module 'fusion:content' {
  interface Sources {
    'notice-api': typeof source;
  }
}

export default source;
