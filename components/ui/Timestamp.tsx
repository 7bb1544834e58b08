import classNames from 'classnames';
import { formatApDate } from '../../utils/dates/formatApDate';
import { formatApDateTime } from '../../utils/dates/formatApDateTime';
import { formatApTime } from '../../utils/dates/formatApTime';
import { parseDate } from '../../utils/dates/parseDate';

export interface TimestampProps {
  /** ISO 8601. */
  date: string;
  format?: 'date' | 'dateTime' | 'time';
  /** Stands before the date: "Updated". */
  prefix?: string;
  className?: string;
}

const FORMATTERS = { date: formatApDate, dateTime: formatApDateTime, time: formatApTime } as const;

/**
 * A moment in AP style and Eastern time (platform §9). Absolute, so that it may be cached. Null
 * where there is no date.
 */
export function Timestamp({ date, format = 'date', prefix = '', className }: TimestampProps) {
  const moment = parseDate(date);
  if (moment === null) return null;
  const zone = format === 'date' ? '' : ' ET';
  return (
    <time className={classNames('timestamp', className)} dateTime={moment.toISOString()}>
      {prefix !== '' && `${prefix} `}
      {FORMATTERS[format](date)}
      {zone}
    </time>
  );
}
