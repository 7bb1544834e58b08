export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 256;

/** Passwords of 12 characters and more that everybody tries first. */
const COMMON = new Set([
  '123456789012',
  '1234567890123',
  '123456789123',
  '012345678910',
  '111222333444',
  '112233445566',
  '123123123123',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'abcdefghijkl',
  'abcdefghijklm',
  'administrator',
  'adminadminadmin',
  'changemechangeme',
  'correcthorsebatterystaple',
  'iloveyou1234',
  'iloveyouiloveyou',
  'letmeinletmein',
  'newspaper123',
  'newspaper1234',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'philadelphia',
  'philadelphia1',
  'q1w2e3r4t5y6',
  'qazwsxedcrfv',
  'qwerty123456',
  'qwertyqwerty',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopas',
  'qwertyuiopasdfghjkl',
  'trustno1trustno1',
  'welcome12345',
  'welcomewelcome',
]);

/** What is wrong with a new password, in words for who chose it; null when nothing is. */
export function passwordProblem(password: string, email: string): string | null {
  const length = [...password].length;
  const folded = password.trim().toLowerCase();
  if (length < MIN_PASSWORD) return `Use at least ${MIN_PASSWORD} characters for the password.`;
  if (length > MAX_PASSWORD) return `Use at most ${MAX_PASSWORD} characters for the password.`;
  if (folded === email || folded === email.split('@')[0])
    return 'Use a password that is not your email address.';
  if (COMMON.has(folded) || new Set(folded).size < 3)
    return 'Use a password that is harder to guess. This one is among the first that are tried.';
  return null;
}
