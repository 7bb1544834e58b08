/** RFC 5321: 64 for the local part, 255 for the domain, 254 in all. */
const MAX_LENGTH = 254;

/** One @, a dot in the domain, no space, control character or bracket. The mail server knows the rest. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u;

/** The one form of an email address: no space around it, no capitals. Null for what is none. */
export function normalizeEmail(text: string): string | null {
  const email = text.trim().normalize('NFKC').toLowerCase();
  return email.length <= MAX_LENGTH && EMAIL.test(email) ? email : null;
}
