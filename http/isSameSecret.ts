import { timingSafeEqual } from 'node:crypto';

/** Whether what somebody gave is what it has to be, in a time that tells nothing of how much of it agrees. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
