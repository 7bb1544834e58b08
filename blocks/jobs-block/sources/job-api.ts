import { defineSource, param, SourceError } from '@broadsheet/define';
import { getDaily } from '../../../content/getDaily';
import { readJob } from '../jobs/readJob';

/** An open position by its id. Throws 404 where it is not, or no longer, there; 502 where it can't be read. */
const source = defineSource({
  label: 'Job',
  schemaName: 'job',
  params: { id: param.text({ label: 'Id', required: true }) },
  ttl: 300,
  followsContent: false,
  async fetch({ id }, { signal }) {
    if (!/^[a-z0-9-]+$/.test(id)) throw new SourceError(404, 'there is no such job');
    const job = readJob(await getDaily(`/daily/jobs/${id}`, signal));
    if (!job) throw new SourceError(502, 'The job can’t be read');
    return job;
  },
});

declare module 'fusion:content' {
  interface Sources {
    'job-api': typeof source;
  }
}

export default source;
