import type { Side } from './game';

/** `Philadelphia Eagles`; the nickname alone where the place is unknown or part of it (`Charlotte FC`). */
export function fullName({ location, nickname }: Side): string {
  const isWhole =
    location === 'TBD' || nickname === location || nickname.startsWith(`${location} `);
  return isWhole ? nickname : `${location} ${nickname}`;
}
