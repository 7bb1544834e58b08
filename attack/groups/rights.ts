import type { AttackGroup, Attempt } from '../attempt';
import { ask, type Answer, type Question } from '../ask';
import { asking } from '../asking';
import { SECRET_DOCUMENT, SECRET_WORDS, type Target } from '../openTarget';
import { bearer, type Caller } from '../people';
import { needFor, type Need } from '../routes';
import { sampleOf, type Schema } from '../sampleOf';

const API = '/pf/editor/api';

/** What stands for the parts of a path. */
const PARTS: Record<string, string> = {
  kind: 'topic',
  document: 'home',
  nodes: 'x',
  source: 'content-api',
  website: 'broadsheet',
  number: '1',
  comment: '1',
  email: 'nobody%40attack.test',
  file: 'x.jpg',
  uid: 'x',
  ids: 'x',
  sport: 'football',
  league: 'nfl',
  eventId: '1',
  sheet: 'x',
};
/** What a call needs in its query to get as far as its rights. */
const QUERIES: Record<string, string> = {
  [`${API}/documents/:id/live`]: '?tab=attack-tab-1',
  [`${API}/find`]: `?kind=text&value=${encodeURIComponent(SECRET_WORDS)}`,
  [`${API}/route`]: '?uri=/news',
  [`${API}/listings`]: '?kind=restaurants',
  '/gateway/signing-service/sign/resizer': '?value=x.jpg',
  '/gateway/content/v4/collections/source': '?_id=home-lead&website=broadsheet',
  '/gateway/content/v4/listings/list': '?subtype=restaurant-page&website=broadsheet',
  '/gateway/content/v4/listings/source': '?_id=restaurant-velour&website=broadsheet',
};
/** Bodies that a schema can't say. */
const BODIES: Record<string, unknown> = {
  [`POST ${API}/documents`]: {
    copyOf: SECRET_DOCUMENT,
    id: 'attack-copy',
    kind: 'page',
    name: 'x',
  },
  [`POST ${API}/export`]: { ids: [SECRET_DOCUMENT] },
  [`POST ${API}/changes/plan`]: { kind: 'replace-text', from: SECRET_WORDS, to: 'x' },
  [`POST ${API}/changes`]: {
    change: { kind: 'replace-text', from: SECRET_WORDS, to: 'x' },
    documents: [SECRET_DOCUMENT],
  },
  [`PATCH ${API}/documents/:id`]: {
    baseRev: 1,
    batch: 'attack-batch',
    operations: [{ op: 'set', id: 'secret', path: ['fields', 'title'], value: 'x' }],
  },
};

interface Description {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: { 'application/json': { schema: Schema } } } }>
  >;
}

/** Every route that the site has, asked by everyone who may not. */
export const rights: AttackGroup = { name: 'routes x credentials', atOnce: 6, attempts };

async function attempts(target: Target): Promise<Attempt[]> {
  const described = await ask(target, {
    path: `${API}/openapi.json`,
    headers: target.admin.headers,
  });
  const { paths } = JSON.parse(described.text) as Description;
  const schemaFor = (method: string, path: string) =>
    paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody?.content[
      'application/json'
    ].schema;
  const callers = [
    ...target.callers,
    { ...bearer('of the content service', target.contentToken), hasContentToken: true },
    bearer('of the content service, one sign off', `${target.contentToken.slice(0, -1)}_`),
  ];
  return target.routes.flatMap((route): Attempt[] => {
    const [method = '', path = ''] = route.split(' ');
    const need = needFor(route);
    if (!need) return [unlisted(route)];
    const question = questionFor(method, path, schemaFor(method, path));
    const controls: Attempt[] = isReadable(method, need)
      ? [
          asking(
            target,
            `${route} as admin: may`,
            { ...question, headers: { ...target.admin.headers, origin: target.url } },
            letIn,
          ),
        ]
      : [];
    return controls.concat(
      callers.flatMap((caller): Attempt[] => {
        const judge = judgeFor(need, caller);
        if (!judge) return [];
        const headers = { ...question.headers, ...caller.headers };
        return [asking(target, `${route} as ${caller.name}`, { ...question, headers }, judge)];
      }),
    );
  });
}

/** A route that nobody has said who may ask: it is not attacked, so it must not be there. */
const unlisted = (route: string): Attempt => ({
  name: `${route} is on the list of routes`,
  run: async () => 'is not in attack/routes.ts: say there who may ask it',
});

/** Whether the admin can be let in without changing anything: what proves that refusals are no accident. */
const isReadable = (method: string, { kind }: Need): boolean =>
  method === 'GET' && (kind === 'right' || kind === 'known');

const letIn = ({ status }: Answer): string | null =>
  status === 401 || status === 403 ? `the admin is refused (${status})` : null;

function questionFor(method: string, path: string, schema: Schema | undefined): Question {
  const filled = path.replace(/:(\w+)|\*/g, (_all, name: string | undefined) =>
    partFor(path, name),
  );
  const body = BODIES[`${method} ${path}`] ?? (schema && sampleOf(schema));
  return {
    method,
    path: filled + (QUERIES[path] ?? ''),
    ...(path.endsWith('/live') ? { readFor: 400 } : {}),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  };
}

function partFor(path: string, name: string | undefined): string {
  if (name === 'id')
    return /\/(?:documents|pages)\/:id/.test(path)
      ? SECRET_DOCUMENT
      : path.includes('/tokens/')
        ? '6f1c2a52-0d3b-4b63-9d53-1c7f3d5b7a11'
        : 'home-lead';
  return PARTS[name ?? ''] ?? 'x';
}

/** What is wrong when this caller gets that answer; null where they may ask, and nothing is proved. */
function judgeFor(
  need: Need,
  caller: Caller & { hasContentToken?: boolean },
): ((answer: Answer) => string | null) | null {
  switch (need.kind) {
    case 'public':
      return () => null;
    case 'content-token':
      return caller.hasContentToken ? null : refused(401, 403);
    case 'reader':
      return refusedOrLed;
    case 'reader-form':
      return (answer) => (answer.status === 400 ? null : refusedOrLed(answer));
    case 'reader-or-token':
      return caller.hasContentToken ? null : refused(401, 403);
    case 'known':
      return caller.isKnown ? () => null : refused(401);
    case 'editor-page':
      return pageKept;
    case 'right':
      if (caller.rights[need.where].includes(need.right)) return null;
      return caller.isKnown ? kept : refused(401);
  }
}

const refused =
  (...statuses: number[]) =>
  ({ status, text }: Answer): string | null =>
    statuses.includes(status)
      ? null
      : `answered ${status}, not ${statuses.join(' or ')}: ${text.slice(0, 120)}`;

/** No reader of the site gets nothing of one; a browser is led to where one signs in. */
const refusedOrLed = (answer: Answer): string | null =>
  answer.status === 303 &&
  /^\/(?:gateway\/readers|account)\/sign-in/.test(answer.headers.location ?? '')
    ? null
    : refused(401, 403)(answer);

/** Someone who is known gets nothing that they have no right to; an answer that holds nothing tells nothing. */
function kept({ status, text, headers }: Answer): string | null {
  if (text.includes(SECRET_WORDS) && status < 400) return `${status} with what is not theirs`;
  if (status >= 400) return null;
  const isJson = /json/.test(headers['content-type'] ?? '');
  // An answer to HEAD has no body.
  return isJson && (text === '' || !tells(JSON.parse(text)))
    ? null
    : `answered ${status}: ${text.slice(0, 120)}`;
}

function pageKept({ status, text }: Answer): string | null {
  return text.includes(SECRET_WORDS) ? `${status} with what is not theirs` : null;
}

function tells(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== 0 && value !== null;
  return Object.values(value).some(tells);
}
