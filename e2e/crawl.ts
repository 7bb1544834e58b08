import { SITE } from './browser';

/** Pages that are asked for at the same moment. */
const AT_ONCE = 4;
/** Redirects that one link may lead through. */
const MOST_HOPS = 4;

export interface Fault {
  /** The link's address. */
  to: string;
  /** The first page that holds it. */
  on: string;
  why: string;
}

export interface Crawl {
  /** Addresses that were asked for. */
  visited: string[];
  faults: Fault[];
}

export interface CrawlOptions {
  /** What addresses have in common that are alike; null for one of its own. */
  kindOf: (path: string) => string | null;
  /** Addresses of a kind that are followed. */
  most: number;
  /** Gets each page. */
  onPage?: (path: string, html: string) => void;
}

interface Visit {
  status: number;
  type: string;
  body: string;
}

/** Follows redirects as a browser does, with the cookies set on the way; null where they lead to another site. */
async function visit(path: string): Promise<Visit | null> {
  let url = new URL(path, SITE());
  const cookies = new Map<string, string>();
  for (let hops = 0; hops <= MOST_HOPS; hops += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const body = await response.text();
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) {
      const type = response.headers.get('content-type') ?? '';
      return { status: response.status, type, body };
    }
    url = new URL(location, url);
    if (url.origin !== SITE()) return null;
  }
  return { status: 310, type: '', body: '' };
}

const attributes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value]) => value!.replaceAll('&amp;', '&'));

/** Places that only the signed in are led to are made for them by script: see the journey of newsletters. */
const forEverybody = (html: string): string =>
  html.replace(/<a\b[^>]*\sclass="[^"]*\bfor-signed-in\b[^>]*>/g, (tag) =>
    tag.replace(/#[^"]*(?=")/, ''),
  );
const linksOf = (html: string) => attributes(forEverybody(html), /<a\b[^>]*?\shref="([^"]*)"/g);
const idsOf = (html: string) => new Set(attributes(html, /\sid="([^"]+)"/g));
/** Forms that ask; what a form that stores does is its own journey's. */
const askingFormsOf = (html: string) =>
  [...html.matchAll(/<form\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\smethod="post"/i.test(tag))
    .flatMap((tag) => attributes(tag, /\saction="([^"]*)"/g));

/** Whether a page leads nowhere: nothing of its own can be followed, opened or sent. */
const isDeadEnd = (html: string): boolean =>
  !/<(?:a\b[^>]*\shref|form|button|details|input)\b/.test(
    /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '',
  );

/**
 * Follows every link of a site from an address on, and the forms that ask for a page. Of addresses
 * that are alike (`kindOf` gives the same) only the first `most` are followed: calendars have no end.
 */
export async function crawl(start: string, { kindOf, most, onPage }: CrawlOptions): Promise<Crawl> {
  const foundOn = new Map([[start, start]]);
  const queue = [start];
  const kinds = new Map<string, number>();
  const targets = new Map<string, string>();
  const ids = new Map<string, Set<string>>();
  const faults: Fault[] = [];

  function follow(link: string, on: string): void {
    if (/^(?:mailto|tel|sms):/.test(link)) return;
    if (link === '' || !URL.canParse(link, new URL(on, SITE()))) {
      faults.push({ to: link, on, why: 'is no address' });
      return;
    }
    const url = new URL(link, new URL(on, SITE()));
    if (url.origin !== SITE()) return;
    const path = url.pathname + url.search;
    if (url.hash !== '' && !targets.has(path + url.hash)) targets.set(path + url.hash, on);
    if (foundOn.has(path)) return;
    const kind = kindOf(path);
    const count = kind === null ? 0 : (kinds.get(kind) ?? 0);
    if (kind !== null) kinds.set(kind, count + 1);
    if (count >= most) return;
    foundOn.set(path, on);
    queue.push(path);
  }

  async function look(path: string): Promise<void> {
    const on = foundOn.get(path)!;
    const page = await visit(path);
    if (!page) return;
    if (page.status !== 200) faults.push({ to: path, on, why: `answers ${page.status}` });
    if (page.status !== 200 || !page.type.includes('html')) return;
    onPage?.(path, page.body);
    ids.set(path, idsOf(page.body));
    if (isDeadEnd(page.body)) faults.push({ to: path, on, why: 'leads nowhere' });
    for (const link of [...linksOf(page.body), ...askingFormsOf(page.body)]) follow(link, path);
  }

  async function work(): Promise<void> {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await look(path);
  }
  // Each round ends when nothing is left of what the round before found.
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));

  for (const [target, on] of targets) {
    const [path, id] = target.split('#') as [string, string];
    const known = ids.get(path);
    if (known && !known.has(decodeURIComponent(id)))
      faults.push({ to: target, on, why: 'has no such place' });
  }
  return { visited: [...foundOn.keys()], faults };
}
