/** `PHI32` is `PHI 32`: a text of exactly letters and digits is split; others stay (widgets §5). */
export function yardLine(written: string): string {
  return written.replace(/^([A-Za-z]+)(\d+)$/, '$1 $2');
}
