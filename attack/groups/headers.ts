import { randomUUID } from 'node:crypto';
import type { AttackGroup, Attempt } from '../attempt';
import { ask } from '../ask';
import { asking } from '../asking';
import { faultOf } from '../faultOf';
import type { Target } from '../openTarget';

const EVIL = 'evil.example';

/** Headers that try to change what an answer is made of. */
const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['host', EVIL],
  ['host', `localhost:1@${EVIL}`],
  ['host', ''],
  ['host', 'a'.repeat(2000)],
  ['x-forwarded-host', EVIL],
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-port', '0'],
  ['x-forwarded-prefix', `//${EVIL}`],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-for', "1'; drop table content.documents--"],
  ['forwarded', `host=${EVIL};proto=https;for=127.0.0.1`],
  ['x-real-ip', '127.0.0.1'],
  ['x-original-url', '/pf/editor/api/staff'],
  ['x-rewrite-url', '/pf/editor/api/staff'],
  ['x-http-method-override', 'DELETE'],
  ['x-method-override', 'PUT'],
  ['x-host', EVIL],
  ['x-forwarded-server', EVIL],
  ['x-forwarded-scheme', 'http'],
  ['origin', `https://${EVIL}`],
  ['origin', 'null'],
  ['referer', `https://${EVIL}/`],
  ['cookie', 'a'.repeat(8000)],
  ['cookie', 'broadsheet_editor=%00; __proto__=1; =; ;;;'],
  ['authorization', 'Basic OjpAOg=='],
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${'a'.repeat(8000)}`],
  ['accept', '*/*;q=9, ,;;,text/'],
  ['accept', 'image/avif;q=0, image/webp;q=0'],
  ['accept', 'a/b,'.repeat(2000)],
  ['accept-language', 'x-,'.repeat(2000)],
  ['user-agent', `<script>alert(1)</script>`],
  ['user-agent', '() { :; }; echo'],
  ['accept-encoding', 'br;q=0, gzip;q=0, identity;q=0'],
  ['accept-encoding', 'br;q=nan,gzip;q=-1,zstd'],
  ['accept-encoding', 'gzip,'.repeat(2000)],
  ['accept-encoding', '*'],
  ['accept-encoding', 'GZIP'],
  ['accept-encoding', 'gzip;q=0.000000000000000000000000001'],
  ['range', 'bytes=0-'],
  ['range', 'bytes=-1'],
  ['range', 'bytes=99999999999999999999-'],
  ['range', 'bytes=5-1'],
  ['range', `bytes=${'0-0,'.repeat(1000)}0-0`],
  ['range', 'lines=1-2'],
  ['if-range', '"x"'],
  ['if-none-match', '*'],
  ['if-none-match', '"'.repeat(4000)],
  ['if-none-match', 'W/"x", "y",,,'],
  ['if-modified-since', 'Thu, 99 Zzz 99999 99:99:99 GMT'],
  ['if-match', '"none"'],
  ['expect', '100-continue'],
  ['te', 'trailers, deflate'],
  ['upgrade-insecure-requests', '1'],
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-dest', 'iframe'],
  ['content-type', 'application/json; charset=x'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br, br, br, br'],
  ['cache-control', 'no-cache, no-store, only-if-cached'],
  ['pragma', 'no-cache'],
];

const PATHS = [
  '/',
  '/news',
  '/pf/api/v3/content/fetch/content-api?query=%7B%7D',
  '/pf/dist/css/page/none.css',
  '/pf/editor',
  '/pf/editor/sign-in',
  '/pf/editor/api/session',
  '/gateway/content/v4/search/published?website=broadsheet&q=type:story',
  '/gateway/resizer/v2/x.jpg?auth=x',
  '/gateway/identity/.well-known/openid-configuration',
  '/no/such/page',
];

/** Headers by addresses: nothing breaks, nothing leads away, and what is cached holds nothing of them. */
export const headers: AttackGroup = {
  name: 'headers x addresses, cache poisoning',
  atOnce: 6,
  attempts: (target) => [
    ...PATHS.flatMap((path) =>
      ODD_HEADERS.map(([name, value]) =>
        asking(
          target,
          `${path} with ${name}: ${value.slice(0, 40)}`,
          { path, headers: { [name]: value } },
          ({ text, headers: answered }) => {
            const { location = '' } = answered;
            // Public addresses come from the settings, never from what a request says.
            if (location.includes(EVIL)) return `leads to ${location}`;
            if (text.includes(EVIL) && path !== '/pf/editor/api/session')
              return `repeats the ${name} in its answer`;
            // What the provider says of itself is for anyone to read.
            const isPublic = path.includes('/.well-known/');
            if (!isPublic && answered['access-control-allow-origin']?.includes(EVIL))
              return 'lets another origin read it';
            return null;
          },
        ),
      ),
    ),
    ...POISONED.flatMap((path) =>
      ODD_HEADERS.filter(([name]) => !CONDITIONAL.has(name)).map(([name, value]) =>
        poison(target, path, name, value),
      ),
    ),
  ],
};

/** Ask for a part of an answer, or for none. */
const CONDITIONAL = new Set([
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
  'if-match',
  'expect',
  'content-encoding',
]);

/** Addresses that are kept, each asked with a parameter of its own so that the first to ask fills the cache. */
const POISONED = ['/news', '/', '/no/such/page', '/search'];

/** Asks first with a header, then without: what was kept is what anyone would have got. */
function poison(target: Target, path: string, name: string, value: string): Attempt {
  return {
    name: `${path} kept after ${name}: ${value.slice(0, 40)}`,
    run: async () => {
      const url = `${path}?poison=${randomUUID()}`;
      const first = await ask(target, { path: url, headers: { [name]: value } });
      const second = await ask(target, { path: url });
      const fault = faultOf(second, url);
      if (fault !== null) return fault;
      if (second.text.includes(EVIL)) return `what is kept repeats the ${name}`;
      if (first.status !== second.status && first.status < 400)
        return `${first.status} with it, ${second.status} for who comes after`;
      const isPlain = !first.headers['content-encoding'];
      if (isPlain && first.status === 200 && !first.body.equals(second.body))
        return 'who comes after gets other bytes';
      return null;
    },
  };
}
