import type { EditionRow, MailingList } from '../../contract/newsletters';
import { formatMoment } from '../shared/moments';
import type { EditionDialogName } from './EditionDialogs';
import { SendingTable } from './SendingTable';
import { readersWords } from './words';

interface Props {
  edition: EditionRow;
  /** Null where the site has no such newsletter any more. */
  list: MailingList | null;
  zone: string;
  /** ms since 1970. */
  now: number;
  onOpen: (dialog: EditionDialogName) => void;
  onSwitch: (isOn: boolean) => void;
}

/** One edition: what is sent, when, and what was sent. */
export function EditionCard({ edition, list, zone, now, onOpen, onSwitch }: Props) {
  const { isOn, page, subject, words, next, schedule, sendings } = edition;
  const name = list?.title ?? edition.newsletter;
  const titleId = `edition-${edition.id}`;
  const act = (dialog: EditionDialogName, label: string) => (
    <button
      type="button"
      className="button"
      aria-label={`${label}: ${name}`}
      onClick={() => onOpen(dialog)}
    >
      {label}
    </button>
  );
  return (
    <article className="edition" aria-labelledby={`${titleId} ${titleId}-page`}>
      <div className="edition__head">
        <h3 id={titleId}>{name}</h3>
        {schedule.kind !== 'hand' && (
          <span className={isOn ? 'status-chip status-chip--live' : 'status-chip'}>
            {isOn ? 'On' : 'Off'}
          </span>
        )}
        <span className="dim">{readersWords(list?.subscribers ?? 0)}</span>
        <div className="edition__acts">
          {act('preview', 'Preview')}
          {act('test', 'Test')}
          {act('edit', 'Change')}
          {schedule.kind !== 'hand' && (
            <button
              type="button"
              className="button"
              aria-label={`Turn ${isOn ? 'off' : 'on'}: ${name}`}
              onClick={() => onSwitch(!isOn)}
            >
              {isOn ? 'Turn off' : 'Turn on'}
            </button>
          )}
          {act('send', 'Send now')}
        </div>
      </div>
      <dl className="edition__facts">
        <div>
          <dt>Page</dt>
          <dd>
            <a id={`${titleId}-page`} href={page}>
              {page}
            </a>
          </dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{subject || 'The headline of its first story'}</dd>
        </div>
        <div>
          <dt>Schedule</dt>
          <dd>{words}</dd>
        </div>
        {isOn && next.length > 0 && (
          <div className="edition__next">
            <dt>Next</dt>
            <dd>{next.map((time) => formatMoment(time, zone, now)).join('; ')}</dd>
          </div>
        )}
      </dl>
      <SendingTable sendings={sendings} name={name} zone={zone} now={now} />
      <div className="edition__foot">{act('delete', 'Delete')}</div>
    </article>
  );
}
