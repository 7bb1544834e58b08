import { DateTime, IANAZone } from 'luxon';
import { InvalidInput } from '../../document/errors';
import { TimeTwice } from '../errors';

/** A time as an editor writes it: what clocks in a zone say. */
export interface WallTime {
  /** `2026-11-01T01:30` */
  local: string;
  /** IANA name: `America/New_York`. */
  zone: string;
  /** Where clocks say the same twice, as summer time ends: which one is meant. */
  isSecond?: boolean | undefined;
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/**
 * The moment that a time on a clock is.
 * @throws InvalidInput for a zone or time that is none, and for one that clocks skip as summer time
 * begins; TimeTwice for one that they show twice, unless it says which one is meant
 */
export function momentOf({ local, zone, isSecond }: WallTime): Date {
  if (!IANAZone.isValidZone(zone))
    throw new InvalidInput(`"${zone}" is no time zone: "America/New_York".`);
  const time = LOCAL.test(local) ? DateTime.fromISO(local, { zone }) : null;
  if (!time?.isValid) throw new InvalidInput(`"${local}" is no date and time: "2026-11-21T06:30".`);
  if (time.toFormat("yyyy-MM-dd'T'HH:mm") !== local.slice(0, 16))
    throw new InvalidInput(`${local.replace('T', ' ')} does not exist in ${zone}: clocks skip it.`);
  const moments = time.getPossibleOffsets().toSorted((a, b) => a.toMillis() - b.toMillis());
  if (moments.length > 1 && isSecond === undefined) throw new TimeTwice(local, zone);
  return (isSecond ? (moments.at(-1) ?? time) : (moments[0] ?? time)).toJSDate();
}
