import type { EditionSchedule } from '../../contract/newsletters';
import type { Api } from '../shared/api';
import { formatMoment, formTime } from '../shared/moments';
import { useAnswer } from '../shared/queries';
import { DAYS, zoneWords } from './words';

interface Props {
  api: Pick<Api, 'readSchedule'>;
  schedule: EditionSchedule;
  /** IANA name of the zone whose clocks count, unless the schedule has another. */
  zone: string;
  onChange: (schedule: EditionSchedule) => void;
}

/** ms until the first time that is offered. */
const HOUR = 3_600_000;

const first = (kind: string, zone: string): EditionSchedule => {
  if (kind === 'hand') return { kind };
  if (kind === 'weekly') return { kind, days: [1, 2, 3, 4, 5], time: '06:30', zone };
  const { date, time } = formTime(Date.now() + HOUR, zone);
  return { kind: 'once', at: `${date}T${time}`, zone };
};

/** When an edition is sent, in fields, in words, and as its next times. */
export function ScheduleFields({ api, schedule, zone, onChange }: Props) {
  const isWhole = schedule.kind === 'weekly' ? schedule.days.length > 0 && schedule.time : true;
  const { data, problem } = useAnswer(api, 'readSchedule', isWhole ? { schedule } : null);
  const now = Date.now();
  return (
    <fieldset className="edition-times">
      <legend>When</legend>
      <label className="line">
        <span>How often</span>
        <select
          className="input"
          value={schedule.kind}
          onChange={({ target }) => onChange(first(target.value, zone))}
        >
          <option value="weekly">On days of the week</option>
          <option value="once">Once</option>
          <option value="hand">Only by hand</option>
        </select>
      </label>
      {schedule.kind === 'weekly' && (
        <>
          <div className="edition-times__days" role="group" aria-label="Days">
            {DAYS.map(({ day, name, longName }) => (
              <label key={day}>
                <input
                  type="checkbox"
                  aria-label={longName}
                  checked={schedule.days.includes(day)}
                  onChange={({ target }) => {
                    const others = schedule.days.filter((one) => one !== day);
                    onChange({ ...schedule, days: target.checked ? [...others, day] : others });
                  }}
                />{' '}
                {name}
              </label>
            ))}
          </div>
          <label className="line">
            <span>At ({zoneWords(schedule.zone)})</span>
            <input
              className="input"
              type="time"
              required
              value={schedule.time}
              onChange={({ target }) => onChange({ ...schedule, time: target.value })}
            />
          </label>
        </>
      )}
      {schedule.kind === 'once' && (
        <label className="line">
          <span>Date and time ({zoneWords(schedule.zone)})</span>
          <input
            className="input"
            type="datetime-local"
            required
            value={schedule.at}
            onChange={({ target }) => onChange({ ...schedule, at: target.value })}
          />
        </label>
      )}
      <p className="edition-times__words dim" role="status">
        {problem ?? (isWhole ? data && timesWords(data, zone, now) : 'Choose at least one day.')}
      </p>
    </fieldset>
  );
}

function timesWords(
  { words, next }: { words: string; next: readonly string[] },
  zone: string,
  now: number,
): string {
  const times = next.map((time) => formatMoment(time, zone, now)).join('; ');
  return times ? `${words}. Next: ${times}.` : `${words}.`;
}
