import { timeAgo } from './timeAgo';

interface Props {
  /** ISO. */
  at: string;
  /** ms since 1970. */
  now: number;
}

/** When something was changed: how long ago that is, the whole moment on hover. */
export const ChangedAt = ({ at, now }: Props) => (
  <time dateTime={at} title={new Date(at).toLocaleString()}>
    {timeAgo(at, now)}
  </time>
);
