const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENERS = new Set([0x5b, 0x7b]); // [ {
const CLOSERS = new Set([0x5d, 0x7d]); // ] }

/**
 * Whether lists and objects of a JSON text (UTF-8) lie in each other more than `max` levels deep. Looks
 * at each byte once, before anything is parsed; whether it is JSON at all is for the parser to say.
 */
export function isDeeperThan(json: Buffer, max: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfString(json, at);
    } else if (OPENERS.has(byte)) {
      depth += 1;
      if (depth > max) return true;
    } else if (CLOSERS.has(byte)) {
      depth -= 1;
    }
  }
  return false;
}

/** Where the string that begins at `start` has its closing quote; the end of the text without one. */
function endOfString(json: Buffer, start: number): number {
  let at = start;
  do {
    at = json.indexOf(QUOTE, at + 1);
    if (at === -1) return json.length;
  } while (isEscaped(json, at));
  return at;
}

/** An odd number of backslashes before it. */
function isEscaped(json: Buffer, at: number): boolean {
  let before = at;
  while (json[before - 1] === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}
