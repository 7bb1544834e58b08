import { z } from 'zod';
import type { Calls } from '../app/shared/calls';
import type { Handlers } from '../server/api/handlers/Handlers';
import { CALLS, placeOf, type CallName } from './calls';
import { contract } from './contract';
import { moment, type Endpoint } from './endpoint';

const names = Object.keys(CALLS) as CallName[];

/** Names of all that a body may hold, in any of its forms. */
function namesIn(body: unknown): string[] {
  if (body instanceof z.ZodOptional) return namesIn(body.unwrap());
  if (body instanceof z.ZodUnion) return [...new Set(body.options.flatMap(namesIn))];
  return body instanceof z.ZodObject ? Object.keys(body.shape) : [];
}

describe('A call of the contract', () => {
  it.each(names)('names the parts of its address, and no more: %s', (name) => {
    const { path } = placeOf(name);
    const endpoint: Endpoint = contract[name];
    const named = [...path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    expect(Object.keys(endpoint.params ?? {})).toEqual(named);
    expect(endpoint.access.on === 'document').toBe(path.startsWith('/documents/:id'));
  });

  it.each(names)('says nothing twice, as it is given side by side: %s', (name) => {
    const { params, query, body }: Endpoint = contract[name];
    const said = namesIn(body);
    expect(said.length > 0).toBe(body !== undefined);
    const keys = [...Object.keys(params ?? {}), ...Object.keys(query ?? {}), ...said];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has an address of its own', () => {
    expect(new Set(Object.values(CALLS)).size).toBe(names.length);
  });
});

describe('A moment', () => {
  const at = new Date('2026-11-22T11:30:00.000Z');

  it('is ISO 8601 on the wire and a Date on the server', () => {
    expect(z.encode(moment, at)).toBe('2026-11-22T11:30:00.000Z');
    expect(z.decode(moment, '2026-11-22T06:30:00-05:00')).toEqual(at);
  });

  it.each(['', 'yesterday', '2026-13-01T00:00:00Z'])('is not %j', (text) => {
    expect(z.safeDecode(moment, text).success).toBe(false);
  });
});

describe('A property that is called otherwise is a type error', () => {
  // Never called: these lines are checked by the compiler alone.
  const inTheApp = async (api: Calls) => {
    const { documents, total } = await api.listDocuments({ search: 'rain' });
    // @ts-expect-error an answer has no such property
    const title = documents[0]?.title;
    // @ts-expect-error moments arrive as text
    const time = documents[0]?.updatedAt.getTime();
    // @ts-expect-error a call takes no such thing
    await api.listDocuments({ words: 'rain' });
    // @ts-expect-error what it is about is missing
    await api.readDraft();
    // @ts-expect-error no such value
    await api.createDocument({ copyOf: 'a', id: 'b', kind: 'story', name: 'B' });
    return [total, title, time];
  };
  const onTheServer = {
    // @ts-expect-error the contract calls it `uri`
    preview: async () => ({ url: '', address: '', rev: 1 }),
    // @ts-expect-error a number is no text
    createToken: async ({ body }) => ({ id: body.name.length, secret: '' }),
    // @ts-expect-error the call says no such thing
    addComment: async ({ body }) => body.comment,
    // @ts-expect-error what is not about a document has none
    listFolders: async (_input, { document }) => ({ folders: [{ path: document, rights: [] }] }),
  } satisfies Partial<Handlers>;
  // @ts-expect-error each call has to be handled
  const handlers: Handlers = {};

  it('in what it takes and answers, for the server and the application', () => {
    expect(inTheApp).toBeInstanceOf(Function);
    expect(Object.keys({ ...onTheServer, ...handlers })).toHaveLength(4);
  });
});
