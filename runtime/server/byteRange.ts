/** Bytes that a request asks for, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range of a `Range` header for a body of `size` bytes (RFC 9110, section 14): null where the
 * whole is to be sent (no header, several ranges, not in bytes), `unsatisfiable` where it lies beyond
 * the end. Players of sound and film seek by it.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}
