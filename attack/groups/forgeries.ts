import type { AttackGroup } from '../attempt';
import { asking, mustBe } from '../asking';
import { SECRET_DOCUMENT } from '../openTarget';
import { needFor } from '../routes';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** A socket and forms of other content types are no calls of the API. */
const API = '/pf/editor/api/';

/** Calls that a page of another site makes with the admin's cookie: each lacks what only our pages know. */
export const forgeries: AttackGroup = {
  name: 'forged calls (CSRF)',
  atOnce: 6,
  attempts: (target) => {
    const { cookie } = target.admin.headers as { cookie: string };
    const { csrf } = target.admin;
    const forged: Record<string, Record<string, string>> = {
      'without a token': {},
      'with an empty token': { 'x-csrf-token': '' },
      'with a wrong token': { 'x-csrf-token': `${csrf.slice(0, -1)}_` },
      'with a longer token': { 'x-csrf-token': `${csrf}x` },
      'from another site': { 'x-csrf-token': csrf, 'sec-fetch-site': 'cross-site' },
      'from a sister site': { 'x-csrf-token': csrf, 'sec-fetch-site': 'same-site' },
      'by a form': { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
    };
    return target.routes
      .filter((route) => {
        const [method = '', path = ''] = route.split(' ');
        return CHANGING.has(method) && path.startsWith(API) && needFor(route)?.kind === 'right';
      })
      .flatMap((route) => {
        const [method = '', path = ''] = route.split(' ');
        return Object.entries(forged).map(([name, headers]) =>
          asking(
            target,
            `${route} ${name}`,
            {
              method,
              path: path.replace(/:\w+/g, (part) => (part === ':id' ? SECRET_DOCUMENT : '1')),
              headers: { 'content-type': 'application/json', cookie, ...headers },
              ...(method === 'DELETE' ? {} : { body: '{}' }),
            },
            mustBe(401, 403, 415),
          ),
        );
      });
  },
};
