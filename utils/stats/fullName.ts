import type { Side } from './game';

/** `Philadelphia Eagles`; the nickname alone where the place is unknown or says the same. */
export function fullName({ location, nickname }: Side): string {
  const isNickname = location === 'TBD' || location === nickname;
  return isNickname ? nickname : `${location} ${nickname}`;
}
