import type { Change } from '../../shared/ChangeList';
import type { ChecklistAnswer } from '../../../contract/checklist';
import type { PageDocument } from '../../../../document/document';
import { describeChanges } from '../../model/describeChanges';
import { partFindings, type PartedFindings } from './partFindings';
import type { PublishProps } from './PublishProps';

export interface CheckedPage extends Omit<ChecklistAnswer, 'findings'>, PartedFindings {
  document: PageDocument;
  /** Number of the version that readers see; null: none. */
  live: number | null;
  changes: Change[];
}

/** What an editor should know before readers get a page. @throws Error in words, where not all is saved; ApiError */
export async function checkPage({
  api,
  pack,
  store,
  uri,
  website,
}: Pick<PublishProps, 'api' | 'pack' | 'store' | 'uri'> & {
  website: string;
}): Promise<CheckedPage> {
  if (!(await store.flush())) throw new Error('Nothing is published before all is saved.');
  await store.refresh();
  const { id } = store.read().editing.document;
  const [answer, { versions }] = await Promise.all([
    api.checklist({ id, uri: uri ?? undefined }),
    api.listVersions({ id }),
  ]);
  if (answer.rev !== store.read().editing.rev) {
    await store.refresh();
    throw new Error('Someone is changing the page. Look at it, then check it again.');
  }
  const { document } = store.read().editing;
  const live = versions.find(({ liveOn }) => liveOn.includes(website))?.number ?? null;
  const before = live === null ? null : (await api.readVersion({ id, number: live })).document;
  const changes = before ? describeChanges(before, document, pack) : [];
  const { findings, ...rest } = answer;
  return { ...rest, ...partFindings(findings, document, before), document, live, changes };
}
