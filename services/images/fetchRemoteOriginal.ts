import { ImageError } from './ImageError';

/** How long a remote host may take (ms). */
const TIMEOUT = 8000;

/**
 * Fetches an original from another host. Only hosts of the allow-list are asked, and redirects are
 * not followed: they could lead anywhere.
 * @throws ImageError 403 host not allowed, 404 gone, 413 larger than `maxBytes`, 502, 504.
 */
export async function fetchRemoteOriginal(
  address: string,
  hosts: readonly string[],
  maxBytes: number,
): Promise<Buffer> {
  if (!URL.canParse(address)) throw new ImageError(400, 'the address of the picture is malformed');
  const url = new URL(address);
  if (!hosts.includes(url.host) || url.username !== '' || url.password !== '') {
    throw new ImageError(403, 'pictures of that host are not resized here');
  }
  try {
    return await download(url, maxBytes);
  } catch (error) {
    if (error instanceof ImageError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new ImageError(504, 'the host of the picture did not answer in time');
    }
    throw new ImageError(502, 'the host of the picture cannot be reached', error);
  }
}

async function download(url: URL, maxBytes: number): Promise<Buffer> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { accept: 'image/*' },
  });
  if (response.status === 404 || response.status === 410) {
    throw new ImageError(404, 'the host has no picture at that address');
  }
  if (!response.ok || !response.body) {
    throw new ImageError(502, `the host of the picture answered ${response.status}`);
  }
  const tooLarge = new ImageError(413, `the picture has more than ${maxBytes} bytes`);
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body.cancel();
    throw tooLarge;
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
