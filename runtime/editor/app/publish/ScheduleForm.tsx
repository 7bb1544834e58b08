import { type FormEvent, useMemo, useState } from 'react';
import { ApiError } from '../call';
import { formTime } from './moments';
import type { ClockTime, Plan } from './publishCalls';
import { focusFirst, useCalls } from './useCalls';

interface Props {
  /** "Version 3", "This draft". */
  what: string;
  /** IANA name of the paper's. */
  zone: string;
  /** Whether the checklist found something broken. */
  hasErrors?: boolean;
  onSchedule: (plan: Omit<Plan, 'version'>) => Promise<void>;
  onBack: () => void;
}

interface Clock {
  date: string;
  time: string;
}

const HOUR = 3_600_000;

/** When readers get a version, in what zone, and when it goes again. */
export function ScheduleForm(props: Props) {
  const { what, zone: paperZone, hasErrors = false, onSchedule, onBack } = props;
  const [zone, setZone] = useState(paperZone);
  const [publish, setPublish] = useState(() => nextHour(1, paperZone));
  const [expire, setExpire] = useState<Clock | null>(null);
  /** Times that clocks say twice, and which one is meant. */
  const [seconds, setSeconds] = useState<Readonly<Record<string, boolean>>>({});
  const { isBusy, problem, run } = useCalls();
  const zones = useMemo(
    () => [paperZone, ...Intl.supportedValuesOf('timeZone').filter((one) => one !== paperZone)],
    [paperZone],
  );

  const timeOf = (clock: Clock): ClockTime => {
    const local = localOf(clock);
    const isSecond = seconds[local];
    return { local, ...(isSecond === undefined ? {} : { isSecond }) };
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const plan = {
      publishAt: { ...timeOf(publish), zone },
      expireAt: expire && timeOf(expire),
    };
    void run(
      () => onSchedule(plan),
      (error) => {
        if (!(error instanceof ApiError) || error.failure.kind !== 'refused') return false;
        const { local } = error.failure;
        if (local !== undefined) setSeconds({ ...seconds, [local]: false });
        return local !== undefined;
      },
    );
  };
  const clock = (name: string, value: Clock, onChange: (value: Clock) => void, isFirst = false) => (
    <>
      <div className="schedule__time">
        <label className="line">
          <span>{name} on</span>
          <input
            className="input"
            type="date"
            required
            ref={isFirst ? focusFirst : undefined}
            value={value.date}
            onChange={({ target }) => onChange({ ...value, date: target.value })}
          />
        </label>
        <label className="line">
          <span>{name} at</span>
          <input
            className="input"
            type="time"
            required
            value={value.time}
            onChange={({ target }) => onChange({ ...value, time: target.value })}
          />
        </label>
      </div>
      {seconds[localOf(value)] !== undefined && (
        <div role="alert">
          <label className="line">
            <span>Clocks are set back that night and show this time twice. Which one?</span>
            <select
              className="input"
              ref={focusFirst}
              value={seconds[localOf(value)] ? 'second' : 'first'}
              onChange={({ target }) =>
                setSeconds({ ...seconds, [localOf(value)]: target.value === 'second' })
              }
            >
              <option value="first">The first, before clocks are set back</option>
              <option value="second">The second, an hour later</option>
            </select>
          </label>
        </div>
      )}
    </>
  );

  return (
    <form className="publish" onSubmit={onSubmit}>
      <div className="publish__body">
        <h3>When readers get {what}</h3>
        {clock('Goes live', publish, setPublish, true)}
        <label className="line">
          <span>Time zone</span>
          <select className="input" value={zone} onChange={({ target }) => setZone(target.value)}>
            {zones.map((one) => (
              <option key={one} value={one}>
                {one.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </label>
        <label className="schedule__check">
          <input
            type="checkbox"
            checked={expire !== null}
            onChange={({ target }) => setExpire(target.checked ? nextHour(25, zone) : null)}
          />
          It expires: what readers had before comes back
        </label>
        {expire && clock('Expires', expire, setExpire)}
      </div>
      <div className="publish__foot">
        {problem !== null && (
          <p className="publish__problem" role="alert">
            {problem}
          </p>
        )}
        <button type="button" className="button" onClick={onBack}>
          Back
        </button>
        <button className="button button--main" aria-disabled={isBusy}>
          {hasErrors ? 'Schedule anyway' : 'Schedule'}
        </button>
      </div>
    </form>
  );
}

const localOf = ({ date, time }: Clock): string => `${date}T${time}`;

/** The full hour after so many hours. */
function nextHour(hours: number, zone: string): Clock {
  return formTime(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR, zone);
}
