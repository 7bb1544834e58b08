import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../../../http/isSameSecret';

/** s that a token opens its preview: it is loaded at once, and asked for again when it is loaded again. */
export const TOKEN_S = 120;

const claims = z.strictObject({
  website: z.string(),
  documentId: z.string(),
  /** The draft's revision when the token was made: an older one is never shown. */
  rev: z.number(),
  /** Number of a version that is shown; null: the draft. */
  version: z.number().nullable(),
  /** A linked block that is shown as its draft is, in the place of what readers get of it; null: none. */
  draftOf: z.string().nullable(),
  /** Address that the page is shown as. */
  uri: z.string(),
  /** For whom it was made. */
  actor: z.string(),
  /** ms since 1970. */
  expires: z.number(),
});

/** What a preview token opens: one draft or version of one site, for one person, for a short time. */
export type PreviewClaims = z.infer<typeof claims>;

/** A token that says this, signed under a key of the site. */
export function signPreview(key: string, say: PreviewClaims): string {
  const text = Buffer.from(JSON.stringify(say)).toString('base64url');
  return `${text}.${signatureOf(key, text)}`;
}

/**
 * What a token says; null for one that is forged, of another site or run out.
 * @param keys under any of which it may be signed
 * @param now ms since 1970
 */
export function readPreview(
  keys: readonly string[],
  token: string,
  { website, now }: { website: string; now: number },
): PreviewClaims | null {
  const [text = '', signature = ''] = token.split('.', 2);
  if (!keys.some((key) => isSameSecret(signature, signatureOf(key, text)))) return null;
  const said = claims.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (!said.success) return null;
  return said.data.website === website && said.data.expires > now ? said.data : null;
}

/** Its own purpose is part of what is signed, so that nothing else under this key passes for a token. */
function signatureOf(key: string, text: string): string {
  return createHmac('sha256', key).update(`preview\n${text}`).digest('base64url');
}
