import { DocumentInvalid } from '../../../document/errors';
import type { Store } from '../../../store/openStore';
import type { ApiContext, Handlers } from './handlers/Handlers';
import { runCall, servedBy, type ApiInput } from './runCall';

const context: ApiContext = {
  // Nothing here asks the store.
  store: {} as Store,
  website: 'daily',
  actor: { name: 'ida@daily.test', login: 'a', displayName: 'Ida', grants: [], csrf: null },
  allow: () => undefined,
  now: 0,
};

/** What the one call of these handlers is answered. */
function run(handlers: Partial<Handlers>, input: Partial<ApiInput> = {}): Promise<unknown> {
  const [served] = servedBy(handlers);
  return runCall(served!, { params: {}, query: {}, body: undefined, ...input }, context);
}

const comment = {
  id: 1,
  nodeId: null,
  text: 'Rain?',
  author: 'ida@daily.test',
  createdAt: new Date('2026-11-22T11:30:00Z'),
  resolvedBy: null,
};
const listComments = (comments: object[]) =>
  run(
    { listComments: async () => ({ comments: comments as (typeof comment)[] }) },
    { params: { id: 'front' } },
  );

describe('The answer of a call', () => {
  it('has no more than the contract says, with moments as ISO 8601', async () => {
    expect(await listComments([{ ...comment, secret: 'x' }])).toEqual({
      comments: [{ ...comment, createdAt: '2026-11-22T11:30:00.000Z' }],
    });
  });

  it('that is not as the contract says is an error with the name of the call', async () => {
    await expect(listComments([{ ...comment, text: 1 }])).rejects.toThrow(
      'The answer of listComments is not as the contract says',
    );
  });

  it('is nothing where the contract says none', async () => {
    const unpublish = jest.fn(async () => undefined);
    expect(await run({ unpublish }, { params: { id: 'front' } })).toBeUndefined();
    expect(unpublish).toHaveBeenCalledTimes(1);
  });
});

describe('What comes with a call', () => {
  const unpublish = jest.fn(async () => undefined);
  const params = { id: 'front' };
  afterEach(() => unpublish.mockClear());

  it.each([[undefined], [null], [{}]])(
    'may be an empty body where it takes none: %j',
    async (body) => {
      await run({ unpublish }, { params, body });
      expect(unpublish).toHaveBeenCalledTimes(1);
    },
  );

  it.each<[string, Partial<ApiInput>]>([
    ['a body that it does not take', { params, body: { rev: 1 } }],
    ['a query that it does not take', { params, query: { rev: '1' } }],
    ['another part of the address', { params: { ...params, number: '1' } }],
    ['no part of the address', {}],
  ])('is refused before anything is done: %s', async (_what, input) => {
    await expect(run({ unpublish }, input)).rejects.toMatchObject({ name: 'ZodError' });
    expect(unpublish).not.toHaveBeenCalled();
  });

  it('is refused where it holds what can’t be stored', async () => {
    const body = { nodeId: null, text: 'a\0b' };
    const addComment = jest.fn(async () => comment);
    await expect(run({ addComment }, { params, body })).rejects.toThrow(DocumentInvalid);
    expect(addComment).not.toHaveBeenCalled();
  });
});
