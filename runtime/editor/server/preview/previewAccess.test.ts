import { pageDocument } from '../../../document/testing/fixtures';
import { signPreview } from './previewToken';
import { describePreview } from './testing/describePreview';

describePreview('A preview', (preview) => {
  const { post, get, open, claims, sign } = preview;

  describe('is given', () => {
    it('to those who may see drafts, for the address that the page has', async () => {
      const answer = await post('viewer', '/documents/front/preview', {});
      expect(answer.statusCode).toBe(200);
      const { url, uri } = answer.json<{ url: string; uri: string }>();
      expect(uri).toBe('/');
      expect((await get(url)).statusCode).toBe(200);
    });

    it('to nobody else', async () => {
      expect((await post(null, '/documents/front/preview', {})).statusCode).toBe(401);
      expect((await open('')).statusCode).toBe(403);
    });

    it('of a template with the newest content that it answers for', async () => {
      const answer = await post('viewer', '/documents/story/preview', {});
      const { url, uri } = answer.json<{ url: string; uri: string }>();
      expect(uri).toBe('/news/rain');
      expect((await get(url)).body).toContain('of /news/rain');
    });

    it('of a template at an address that someone chose, unless another page answers it', async () => {
      const chosen = await post('viewer', '/documents/story/preview', { uri: '/news/snow' });
      expect(chosen.json()).toMatchObject({ uri: '/news/snow' });
      const foreign = await post('viewer', '/documents/story/preview', { uri: '/' });
      expect(foreign.statusCode).toBe(400);
      expect(foreign.json()).toMatchObject({ message: 'This template does not answer /.' });
    });

    it('of a page that has no address yet', async () => {
      expect((await preview.follow('new')).statusCode).toBe(200);
    });
  });

  describe('is refused with a token', () => {
    it.each([
      ['that is forged', () => signPreview('other', claims())],
      ['that has run out', () => sign(claims({ expires: Date.now() - 1 }))],
      ['of another site', () => sign(claims({ website: 'weekly' }))],
    ])('%s', async (_what, token) => {
      const { statusCode, body } = await open(token());
      expect(statusCode).toBe(403);
      expect(body).not.toContain('<h2>');
    });

    it('of a draft that is gone', async () => {
      expect((await open(sign(claims({ documentId: 'x' })))).statusCode).toBe(404);
    });
  });

  it.each([
    ['of none', 'nowhere', 404],
    ['of a page', 'front', 400],
    ['of one to see', 'promo', 200],
  ])(
    'with the draft of a linked block is given only where there is one: %s',
    async (_what, draftOf, status) => {
      if (draftOf === 'promo')
        await preview.make(pageDocument('promo', { kind: 'block', layout: 'page' }));
      const answer = await post('viewer', '/documents/front/preview', { draftOf });
      expect(answer.statusCode).toBe(status);
    },
  );

  it('has no origin, runs no script of the page’s, and is framed by the editor alone', async () => {
    const { headers } = await open(sign(claims()));
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts;');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});
