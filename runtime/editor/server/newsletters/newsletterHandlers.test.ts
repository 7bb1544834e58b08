import { NotFound } from '../../../store/errors';
import { answerFailure } from '../api/answerError';
import type { ApiContext } from '../api/handlers/Handlers';
import { newsletterHandlers } from './newsletterHandlers';

const context = {} as ApiContext;

describe('a site that sends no newsletters', () => {
  const { listEditions, sendEdition, testEdition } = newsletterHandlers(null);

  it('says so to every call', async () => {
    const asked = { params: { id: 'one' }, query: {} };
    for (const call of [
      () => listEditions(),
      () => sendEdition({ ...asked, body: { revision: 1 } }, context),
      () => testEdition({ ...asked, body: { address: 'a@b.example' } }, context),
    ])
      await expect(call()).rejects.toBeInstanceOf(NotFound);
  });
});

it('an edition that someone else changed is answered as any draft is that others saved', () => {
  const outdated = Object.assign(new Error('Someone else changed it.'), { statusCode: 409 });
  expect(answerFailure(outdated, {} as never)).toEqual({
    status: 409,
    body: { code: 'revision', message: 'Someone else changed it.' },
  });
});
