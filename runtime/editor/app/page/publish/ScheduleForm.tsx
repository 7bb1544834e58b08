import { type FormEvent, useMemo, useState } from 'react';
import type { Plan } from '../../../contract/versions';
import { ApiError } from '../../shared/call';
import { formTime } from '../../shared/moments';
import { useAct } from '../../shared/queries';
import { ClockFields, localOf, type Clock } from './ClockFields';

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

const HOUR = 3_600_000;

/** When readers get a version, in what zone, and when it goes again. */
export function ScheduleForm(props: Props) {
  const { what, zone: paperZone, hasErrors = false, onSchedule, onBack } = props;
  const [zone, setZone] = useState(paperZone);
  const [publish, setPublish] = useState(() => nextHour(1, paperZone));
  const [expire, setExpire] = useState<Clock | null>(null);
  /** Times that clocks say twice, and whether the second one is meant. */
  const [seconds, setSeconds] = useState<Readonly<Record<string, boolean>>>({});
  const { isBusy, problem, run } = useAct(['listVersions']);
  const zones = useMemo(
    () => [paperZone, ...Intl.supportedValuesOf('timeZone').filter((one) => one !== paperZone)],
    [paperZone],
  );

  const timeOf = (clock: Clock) => {
    const local = localOf(clock);
    const isSecond = seconds[local];
    return isSecond === undefined ? { local } : { local, isSecond };
  };
  const setSecond = (local: string, isSecond: boolean) =>
    setSeconds({ ...seconds, [local]: isSecond });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const plan = { publishAt: { ...timeOf(publish), zone }, expireAt: expire && timeOf(expire) };
    void run(
      () => onSchedule(plan),
      (error) => {
        if (!(error instanceof ApiError) || error.failure.kind !== 'refused') return false;
        const { local } = error.failure;
        if (local !== undefined) setSecond(local, false);
        return local !== undefined;
      },
    );
  };

  return (
    <form className="publish" onSubmit={onSubmit}>
      <div className="publish__body">
        <h3>When readers get {what}</h3>
        <ClockFields
          name="Goes live"
          clock={publish}
          isSecond={seconds[localOf(publish)]}
          isFirst
          onClock={setPublish}
          onSecond={setSecond}
        />
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
        {expire && (
          <ClockFields
            name="Expires"
            clock={expire}
            isSecond={seconds[localOf(expire)]}
            onClock={setExpire}
            onSecond={setSecond}
          />
        )}
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

/** The full hour after so many hours. */
function nextHour(hours: number, zone: string): Clock {
  return formTime(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR, zone);
}
