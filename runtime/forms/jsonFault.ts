/** Where a text stops being JSON, and what should stand there. */
export interface JsonFault {
  /** Characters from the start. */
  offset: number;
  message: string;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** A string of RFC 8259 §7. */
const TEXT = /"(?:[\x20-\x21\x23-\x5b\x5d-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;

/**
 * The first fault of a text that JSON.parse refuses; null when there is none. Engines word their
 * messages differently, and not all tell the place.
 */
export function jsonFault(text: string): JsonFault | null {
  /** What closes the arrays and objects that are open, innermost last. */
  const open: (']' | '}')[] = [];
  let offset = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = offset;
    if (!pattern.test(text)) return false;
    offset = pattern.lastIndex;
    return true;
  };
  const next = (character: string): boolean => {
    take(SPACE);
    if (text[offset] !== character) return false;
    offset += 1;
    return true;
  };
  const fault = (message: string): JsonFault => ({ offset, message });
  const key = (): JsonFault | null => {
    take(SPACE);
    if (!take(TEXT)) return fault('expected a key in double quotes.');
    return next(':') ? null : fault('expected a colon after the key.');
  };

  for (;;) {
    if (next('[')) {
      open.push(']');
      if (!next(']')) continue;
      open.pop();
    } else if (next('{')) {
      open.push('}');
      if (!next('}')) {
        const wrong = key();
        if (wrong) return wrong;
        continue;
      }
      open.pop();
    } else if (!take(SCALAR) && !take(TEXT)) {
      return fault(text[offset] === '"' ? 'this text is not closed.' : 'expected a value.');
    }
    let end = open.at(-1);
    while (end && next(end)) {
      open.pop();
      end = open.at(-1);
    }
    if (!end) {
      take(SPACE);
      return offset === text.length ? null : fault('expected nothing more here.');
    }
    if (!next(',')) return fault(`expected a comma or ${end}.`);
    if (end === '}') {
      const wrong = key();
      if (wrong) return wrong;
    }
  }
}
