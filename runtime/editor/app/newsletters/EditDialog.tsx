import { type FormEvent, useId, useState } from 'react';
import type { EditionDraft, EditionRow, MailingList } from '../../contract/newsletters';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { Api } from '../shared/api';
import { useAct, useAnswer } from '../shared/queries';
import { ScheduleFields } from './ScheduleFields';

interface Props {
  api: Pick<Api, 'createEdition' | 'saveEdition' | 'listDocuments' | 'readSchedule'>;
  /** Null: a new one. */
  edition: EditionRow | null;
  lists: readonly MailingList[];
  /** IANA name of the paper's zone. */
  zone: string;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** What an edition is: a page, whose readers get it, what its mail says it is, and when. */
export function EditDialog({ api, edition, lists, zone, onClose, onDone }: Props) {
  const [draft, setDraft] = useState<EditionDraft>(() => ({
    newsletter: edition?.newsletter ?? lists[0]?.id ?? '',
    page: edition?.page ?? '',
    subject: edition?.subject ?? '',
    fromName: edition?.fromName ?? '',
    schedule: edition?.schedule ?? { kind: 'weekly', days: [1, 2, 3, 4, 5], time: '06:30', zone },
    isOn: edition?.isOn ?? false,
  }));
  const change = (more: Partial<EditionDraft>) => setDraft({ ...draft, ...more });
  const pages = useAnswer(api, 'listDocuments', {
    kind: 'page',
    search: 'newsletter',
    sort: 'name',
  });
  const pagesId = useId();
  const { isBusy, problem, run } = useAct(['listEditions']);
  const save = async () => {
    const given = { ...draft, isOn: draft.isOn && draft.schedule.kind !== 'hand' };
    if (edition) await api.saveEdition({ id: edition.id, ...given });
    else await api.createEdition(given);
    onDone('The edition is saved.');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(save);
  };
  return (
    <Dialog title={edition ? 'Change the edition' : 'New edition'} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <label className="line">
          <span>Newsletter: its readers get it</span>
          <select
            className="input"
            value={draft.newsletter}
            onChange={({ target }) => change({ newsletter: target.value })}
          >
            {lists.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className="line">
          <span>Address of the page that is sent</span>
          <input
            className="input"
            required
            maxLength={500}
            placeholder="/newsletters/editions/clout/"
            list={pagesId}
            value={draft.page}
            onChange={({ target }) => change({ page: target.value })}
          />
          <datalist id={pagesId}>
            {pages.data?.documents.map(
              ({ id, url, name }) =>
                url !== null && (
                  <option key={id} value={url}>
                    {name}
                  </option>
                ),
            )}
          </datalist>
        </label>
        <label className="line">
          <span>Subject</span>
          <input
            className="input"
            maxLength={200}
            placeholder="The headline of its first story"
            value={draft.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </label>
        <label className="line">
          <span>Name of the sender</span>
          <input
            className="input"
            maxLength={100}
            placeholder="The paper’s"
            value={draft.fromName}
            onChange={({ target }) => change({ fromName: target.value })}
          />
        </label>
        <ScheduleFields
          api={api}
          schedule={draft.schedule}
          zone={zone}
          onChange={(schedule) => change({ schedule })}
        />
        {draft.schedule.kind !== 'hand' && (
          <label className="edition__on">
            <input
              type="checkbox"
              checked={draft.isOn}
              onChange={({ target }) => change({ isOn: target.checked })}
            />{' '}
            Send it by this schedule
          </label>
        )}
        <DialogFoot submit="Save" problem={problem} isReady={!isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
