/** The value of a cookie in a request's header; null when it isn't there. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** A cookie that only our own pages send, and that no script can read. `seconds` 0 takes it away. */
export function formatCookie(
  name: string,
  value: string,
  { path, isSecure, seconds }: { path: string; isSecure: boolean; seconds: number },
): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax${secure}; Max-Age=${seconds}`;
}
