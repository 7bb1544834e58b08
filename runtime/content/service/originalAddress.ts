import { z } from 'zod';
import { storedFile } from '../storedFile';
import { askContent, type ContentService } from './askContent';

const signed = z.object({ hash: z.string(), until: z.number() });

/**
 * Where staff sees a picture in full: a stored original under an address that holds for an hour, any
 * other as it is.
 * @throws Error when the service can't be asked
 */
export async function originalAddress(service: ContentService, url: string): Promise<string> {
  const value = storedFile(url);
  if (value === null) return url;
  const found = await askContent(service, {
    path: '/signing-service/sign/original',
    query: { value },
    answer: signed,
    expects: [400, 404],
  });
  // There may be none, which whoever looks there is told.
  return found ? `${url}?auth=${found.hash}&until=${found.until}` : url;
}
