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
const patch = { baseRev: 1, operations: [], batch: 'batch-no-1' };

describe('a call of the API', () => {
  it('that changes something brings the session’s token along', async () => {
    answer.mockResolvedValue(Response.json({ rev: 2 }));
    expect(await api.patchDraft('a b', patch)).toEqual({ rev: 2 });
    expect(answer.mock.calls[0]![0]).toBe('/pf/editor/api/documents/a%20b');
    expect(answer.mock.calls[0]![1].headers).toMatchObject({ 'x-csrf-token': 'token' });
  });

  it('without an answer is done', async () => {
    answer.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await api.archiveDocument('front', true)).toBeUndefined();
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
    expect(await failureOf(api.patchDraft('front', patch))).toEqual(expected);
  });

  it('that reaches nobody is offline', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(api.readDraft('front'))).toEqual({ kind: 'offline' });
  });

  it('after signing in again brings the new session’s token along', async () => {
    const other = createApi({ csrf: 'old' });
    answer.mockResolvedValueOnce(Response.json({ csrf: 'new' }));
    await other.renewSession();
    answer.mockResolvedValueOnce(Response.json({ rev: 2 }));
    await other.patchDraft('front', patch);
    expect(answer.mock.calls[1]![1].headers).toMatchObject({ 'x-csrf-token': 'new' });
  });
});
