import type { GivenTo } from './calls';
import { ApiError } from './call';
import { createApi } from './api';

const answer = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer as unknown as typeof fetch;
});

const failureOf = async (call: Promise<unknown>) => {
  try {
    await call;
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.failure : error;
  }
};
const api = createApi({ csrf: 'token' });
const patch = { id: 'front', baseRev: 1, operations: [], batch: 'batch-no-1' };
/** Method, address and body of the last call. */
const asked = () => {
  const [address, { method, body }] = answer.mock.lastCall!;
  return { method, address, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body };
};

describe('what a call takes, side by side', () => {
  beforeEach(() => answer.mockResolvedValue(Response.json({})));

  it('goes to the address by its name, and else to the body', async () => {
    await api.settleComment({ id: 'front', comment: 7, isResolved: true });
    expect(asked()).toEqual({
      method: 'PUT',
      address: '/pf/editor/api/documents/front/comments/7',
      body: { isResolved: true },
    });
  });

  it('goes to the query where there is no body', async () => {
    await api.deleteRedirect({ from: '/a?b', scope: 'prefix' });
    expect(asked()).toEqual({
      method: 'DELETE',
      address: '/pf/editor/api/redirects?from=%2Fa%3Fb&scope=prefix',
      body: null,
    });
  });

  it.each<[GivenTo<'listDocuments'> | undefined, string]>([
    [undefined, ''],
    [{ search: '', status: undefined }, ''],
    [{ search: 'city hall', kind: undefined, offset: 0 }, '?search=city+hall&offset=0'],
  ])('is left out of the query where it is empty or undefined: %j', async (given, query) => {
    await api.listDocuments(given);
    expect(asked().address).toBe(`/pf/editor/api/documents${query}`);
  });

  it('is encoded in the address, whatever it holds', async () => {
    await api.readVersion({ id: 'a b/../c?d#é', number: 3 });
    expect(asked().address).toBe('/pf/editor/api/documents/a%20b%2F..%2Fc%3Fd%23%C3%A9/versions/3');
  });
});

describe('a call of the API', () => {
  it('that changes something brings the session’s token along', async () => {
    answer.mockResolvedValue(Response.json({ rev: 2 }));
    expect(await api.patchDraft(patch)).toEqual({ rev: 2 });
    expect(answer.mock.calls[0]![1].headers).toMatchObject({ 'x-csrf-token': 'token' });
  });

  it('without an answer is done', async () => {
    answer.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await api.archiveDocument({ id: 'front', isArchived: true })).toBeUndefined();
  });

  it.each([
    [401, { code: 'signed-out', message: 'Sign in first.' }, { kind: 'signed-out' }],
    [409, { code: 'conflict', message: '…', conflicts: [] }, { kind: 'conflict', conflicts: [] }],
    [
      403,
      { code: 'forbidden', message: 'You may not.' },
      { kind: 'refused', code: 'forbidden', message: 'You may not.' },
    ],
    [503, null, { kind: 'offline' }],
    [
      503,
      { code: 'unavailable', message: 'The database can’t be reached.' },
      { kind: 'offline', message: 'The database can’t be reached.' },
    ],
    [
      507,
      { code: 'unavailable', message: 'The disk is full.' },
      { kind: 'failed', message: 'The disk is full.' },
    ],
    [500, null, { kind: 'failed', message: 'The server answered 500.' }],
  ])('that is answered with %i says why it failed', async (status, body, expected) => {
    answer.mockResolvedValue(Response.json(body, { status }));
    expect(await failureOf(api.patchDraft(patch))).toEqual(expected);
  });

  it('that reaches nobody is offline', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(api.readDraft({ id: 'front' }))).toEqual({ kind: 'offline' });
  });

  it('after signing in again brings the new session’s token along', async () => {
    const other = createApi({ csrf: 'old' });
    answer.mockResolvedValueOnce(Response.json({ csrf: 'new' }));
    await other.renewSession();
    answer.mockResolvedValueOnce(Response.json({ rev: 2 }));
    await other.patchDraft(patch);
    expect(answer.mock.calls[1]![1].headers).toMatchObject({ 'x-csrf-token': 'new' });
  });
});
