/** The opening tag of the first frame in markup, without its end; empty for none. */
export function firstFrame(html: string): string {
  return /<iframe\b[^<>]*/i.exec(html)?.[0] ?? '';
}
