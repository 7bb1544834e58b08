import type { Side } from './game';

/**
 * `Philadelphia Eagles`; the nickname alone where the place is unknown or part of it (`Charlotte FC`,
 * `Inter Miami`).
 */
export function fullName({ location, nickname }: Side): string {
  const isWhole = location === 'TBD' || ` ${nickname} `.includes(` ${location} `);
  return isWhole ? nickname : `${location} ${nickname}`;
}
