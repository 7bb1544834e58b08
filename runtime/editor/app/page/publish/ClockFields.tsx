import { focusFirst } from '../../shared/focusFirst';

/** A time as forms hold it: `2026-11-21` and `06:30`. */
export interface Clock {
  date: string;
  time: string;
}

export const localOf = ({ date, time }: Clock): string => `${date}T${time}`;

interface Props {
  /** What happens then: "Goes live". */
  name: string;
  clock: Clock;
  /** Where clocks say this time twice: whether the second one is meant. */
  isSecond: boolean | undefined;
  /** Whether it has the focus when it comes. */
  isFirst?: boolean;
  onClock: (clock: Clock) => void;
  onSecond: (local: string, isSecond: boolean) => void;
}

/** Date and time at which something happens; where clocks say that twice, which one. */
export function ClockFields({ name, clock, isSecond, isFirst, onClock, onSecond }: Props) {
  return (
    <>
      <div className="schedule__time">
        <label className="line">
          <span>{name} on</span>
          <input
            className="input"
            type="date"
            required
            ref={isFirst ? focusFirst : undefined}
            value={clock.date}
            onChange={({ target }) => onClock({ ...clock, date: target.value })}
          />
        </label>
        <label className="line">
          <span>{name} at</span>
          <input
            className="input"
            type="time"
            required
            value={clock.time}
            onChange={({ target }) => onClock({ ...clock, time: target.value })}
          />
        </label>
      </div>
      {isSecond !== undefined && (
        <div role="alert">
          <label className="line">
            <span>Clocks are set back that night and show this time twice. Which one?</span>
            <select
              className="input"
              ref={focusFirst}
              value={isSecond ? 'second' : 'first'}
              onChange={({ target }) => onSecond(localOf(clock), target.value === 'second')}
            >
              <option value="first">The first, before clocks are set back</option>
              <option value="second">The second, an hour later</option>
            </select>
          </label>
        </div>
      )}
    </>
  );
}
