import { storedFile } from '../storedFile';
import { askContent, type ContentService } from './askContent';

/**
 * Where staff sees a picture in full: a stored original under an address that holds for an hour, any
 * other as it is.
 * @throws Error when the service can't be asked
 */
export async function originalAddress(service: ContentService, url: string): Promise<string> {
  const value = storedFile(url);
  if (value === null) return url;
  const { status, body } = await askContent(service, {
    path: '/signing-service/sign/original',
    query: { value },
    expects: [400, 404],
  });
  if (status !== 200) return url; // there is none, which whoever looks there is told
  const { hash, until } = body as { hash: string; until: number };
  return `${url}?auth=${hash}&until=${until}`;
}
