/** The value of a cookie in a request's header; null when it isn't there. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

export interface CookieAttributes {
  path: string;
  isSecure: boolean;
  /** 0 takes it away. */
  seconds: number;
  /** Whether scripts of our pages may read it. */
  isReadable?: boolean;
}

/** A cookie that only our own pages send. */
export function formatCookie(
  name: string,
  value: string,
  { path, isSecure, seconds, isReadable = false }: CookieAttributes,
): string {
  const closed = isReadable ? '' : '; HttpOnly';
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}${closed}; SameSite=Lax${secure}; Max-Age=${seconds}`;
}
