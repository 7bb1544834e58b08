/** Tokens of the sessions of two readers. */
export interface Tokens {
  /** Of who asks. */
  own: string;
  /** Of the other reader. */
  others: string;
}

export const EVIL = 'https://evil.example';
export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
