import type { RunRow } from '../../contract/versions';
import { formatMoment } from './moments';

export interface RunWords {
  /** How it stands, in a word or two. */
  state: string;
  level: 'plain' | 'good' | 'bad';
  /** When, how late, why not. */
  detail: string;
  /** What giving it up is called; null: it is over. */
  cancel: 'Cancel' | 'Don’t expire' | null;
}

/** ms: what is later than this is told. */
const LATE_MS = 5000;

/**
 * How a planned version stands, in words.
 * @param now ms since 1970
 */
export function describeRun(run: RunRow, now: number): RunWords {
  const at = (time: string) => formatMoment(time, run.zone, now);
  const expiry = run.expireAt ? `, until ${at(run.expireAt)}` : '';
  const planned = `${at(run.publishAt)}${expiry}`;
  const since = (time: string, ran: number) => lateWords(ran - Date.parse(time));
  const ranAt = run.ranAt === null ? now : Date.parse(run.ranAt);
  const say = (
    state: string,
    level: RunWords['level'],
    detail: string,
    cancel: RunWords['cancel'] = null,
  ) => ({
    state,
    level,
    detail,
    cancel,
  });
  switch (run.state) {
    case 'waiting': {
      const late = since(run.publishAt, now);
      return late === ''
        ? say('Waiting', 'plain', planned, 'Cancel')
        : say('Late', 'bad', `${planned}; not run yet, ${late}`, 'Cancel');
    }
    case 'live': {
      const late = run.expireAt ? since(run.expireAt, now) : '';
      if (late)
        return say('Late', 'bad', `${planned}; not taken down yet, ${late}`, 'Don’t expire');
      return say('Live', 'good', join(planned, since(run.publishAt, ranAt)), 'Don’t expire');
    }
    case 'done':
      return say('Done', 'plain', join(planned, since(run.expireAt ?? run.publishAt, ranAt)));
    case 'failed':
      return say('Failed', 'bad', join(planned, run.failure ?? ''));
    case 'cancelled':
      return say('Canceled', 'plain', planned);
  }
}

const join = (...parts: string[]): string => parts.filter(Boolean).join('; ');

function lateWords(ms: number): string {
  if (ms < LATE_MS) return '';
  const seconds = Math.round(ms / 1000);
  const minutes = Math.round(ms / 60_000);
  const hours = Math.round(ms / 3_600_000);
  if (seconds < 90) return `${seconds} seconds late`;
  return minutes < 90 ? `${minutes} minutes late` : `${hours} hours late`;
}
