import { useId } from 'react';
import type { EditionDraft, MailingList } from '../../contract/newsletters';
import type { Api } from '../shared/api';
import { useAnswer } from '../shared/queries';
import { ScheduleFields } from './ScheduleFields';

interface Props {
  api: Pick<Api, 'listDocuments' | 'readSchedule'>;
  draft: EditionDraft;
  lists: readonly MailingList[];
  /** IANA name of the paper's zone. */
  zone: string;
  onChange: (more: Partial<EditionDraft>) => void;
}

/** What is said of an edition, in fields. */
export function EditionFields({ api, draft, lists, zone, onChange }: Props) {
  const pages = useAnswer(api, 'listDocuments', {
    kind: 'page',
    search: 'newsletter',
    sort: 'name',
  });
  const pagesId = useId();
  return (
    <>
      <label className="line">
        <span>Newsletter</span>
        <select
          className="input"
          value={draft.newsletter}
          onChange={({ target }) => onChange({ newsletter: target.value })}
        >
          {lists.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="line">
        <span>Address of the page to send</span>
        <input
          className="input"
          required
          maxLength={500}
          placeholder="/newsletters/editions/clout/"
          list={pagesId}
          value={draft.page}
          onChange={({ target }) => onChange({ page: target.value })}
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
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      </label>
      <label className="line">
        <span>Name of the sender</span>
        <input
          className="input"
          maxLength={100}
          placeholder="The paper’s"
          value={draft.fromName}
          onChange={({ target }) => onChange({ fromName: target.value })}
        />
      </label>
      <ScheduleFields
        api={api}
        schedule={draft.schedule}
        zone={zone}
        onChange={(schedule) => onChange({ schedule })}
      />
      {draft.schedule.kind !== 'hand' && (
        <label className="edition__on">
          <input
            type="checkbox"
            checked={draft.isOn}
            onChange={({ target }) => onChange({ isOn: target.checked })}
          />{' '}
          Send it on this schedule
        </label>
      )}
    </>
  );
}
