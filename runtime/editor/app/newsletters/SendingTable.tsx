import type { EditionSending } from '../../contract/newsletters';
import { formatMoment } from '../shared/moments';
import { sendingState } from './words';

interface Props {
  sendings: readonly EditionSending[];
  /** Of the newsletter. */
  name: string;
  zone: string;
  /** ms since 1970. */
  now: number;
}

const number = new Intl.NumberFormat('en-US');

/** What was sent, the newest first, and what became of it. */
export function SendingTable({ sendings, name, zone, now }: Props) {
  if (sendings.length === 0) return <p className="edition__none dim">Not sent yet.</p>;
  return (
    <table className="table sendings">
      <caption className="hidden">What was sent of {name}</caption>
      <thead>
        <tr>
          <th scope="col">Sent</th>
          <th scope="col">State</th>
          <th scope="col" className="sendings__count">
            Emails
          </th>
          <th scope="col" className="sendings__count">
            Refused
          </th>
          <th scope="col" className="sendings__count">
            Junk
          </th>
          <th scope="col" className="sendings__count">
            Left
          </th>
        </tr>
      </thead>
      <tbody>
        {sendings.map((sending) => {
          const state = sendingState(sending);
          const { posted, refused, complained, optedOut } = sending;
          const isSkipped = sending.state === 'skipped';
          return (
            <tr key={sending.id}>
              <th scope="row">
                {formatMoment(sending.dueAt, zone, now)}
                {sending.subject && <span className="dim">{sending.subject}</span>}
              </th>
              <td>
                <span className={`status-chip ${state.tone}`}>{state.text}</span>
                {sending.reason && <span className="sendings__reason">{sending.reason}</span>}
              </td>
              {[
                ['Emails', posted],
                ['Refused', refused],
                ['Junk', complained],
                ['Left', optedOut],
              ].map(([label, count]) => (
                <td key={label} className="sendings__count" data-label={label}>
                  {isSkipped ? '–' : number.format(Number(count))}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
