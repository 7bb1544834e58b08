import { NotFound } from '../../../store/errors';
import type { ApiContext } from '../api/handlers/Handlers';
import { newsletterHandlers } from './newsletterHandlers';

const context = {} as ApiContext;

describe('a site that sends no newsletters', () => {
  const { listEditions, sendEdition, testEdition } = newsletterHandlers(null);

  it('says so to every call', async () => {
    const asked = { params: { id: 'one' }, query: {} };
    for (const call of [
      () => listEditions(),
      () => sendEdition({ ...asked, body: undefined }, context),
      () => testEdition({ ...asked, body: { address: 'a@b.example' } }, context),
    ])
      await expect(call()).rejects.toBeInstanceOf(NotFound);
  });
});
