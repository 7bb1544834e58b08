import { createHmac } from 'node:crypto';
import { readPreview, signPreview, TOKEN_S, type PreviewClaims } from './previewToken';

const now = 1_800_000_000_000;
const claims: PreviewClaims = {
  website: 'daily',
  documentId: 'front',
  rev: 3,
  version: null,
  draftOf: null,
  uri: '/',
  actor: 'ann@daily.test',
  expires: now + TOKEN_S * 1000,
};
const read = (token: string, at = { website: 'daily', now }) =>
  readPreview(['newer', 'key'], token, at);

describe('a preview token', () => {
  it('says what it was made for', () => {
    expect(read(signPreview('key', claims))).toEqual(claims);
  });

  it.each([
    ['nothing', ''],
    ['no signature', signPreview('key', claims).split('.')[0]!],
    ['the signature of another key', signPreview('other', claims)],
    ['the signature of other claims', swapSignature()],
    [
      'a signature that was made for something else',
      `${bodyOf(claims)}.${createHmac('sha256', 'key').update(bodyOf(claims)).digest('base64url')}`,
    ],
  ])('with %s is refused', (_what, token) => {
    expect(read(token)).toBeNull();
  });

  it('that has run out is refused', () => {
    expect(read(signPreview('key', claims), { website: 'daily', now: claims.expires })).toBeNull();
  });

  it('of another site is refused', () => {
    expect(read(signPreview('key', claims), { website: 'weekly', now })).toBeNull();
  });
});

function bodyOf(say: PreviewClaims): string {
  return signPreview('key', say).split('.')[0]!;
}

function swapSignature(): string {
  const [, signature] = signPreview('key', claims).split('.');
  return `${bodyOf({ ...claims, documentId: 'secret' })}.${signature}`;
}
