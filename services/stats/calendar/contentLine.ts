/** Octets that a line of a calendar may have, without its end (RFC 5545 §3.1). */
const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/**
 * A line of a calendar, folded: what is longer goes on in lines that begin with a space. A character
 * is never cut in two.
 */
export function contentLine(name: string, value: string): string {
  let line = '';
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      line += '\r\n ';
      octets = 1;
    }
    line += character;
    octets += size;
  }
  return `${line}\r\n`;
}

/** A text as a value: commas, semicolons, backslashes and line ends escaped (RFC 5545 §3.3.11). */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // Other control characters have no place in a calendar.
      .replace(/(?![\t\n\u0080-\u009F])\p{Cc}/gu, '')
  );
}
