import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isNativeError } from 'node:util/types';
import { Agent, request, type Dispatcher } from 'undici';

/** What a download may cost, and whom it may ask. */
export interface DownloadLimits {
  maxBytes: number;
  /** ms for one picture, with all redirects. */
  timeoutMs: number;
  /** Whether the machine at an IP address may be asked. */
  mayAsk: (ip: string) => boolean;
}

/** Why one picture could not be had; the others go on. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

const MAX_REDIRECTS = 5;

const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is of the internet: not this machine, its network, or a cloud's own services. */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip);
  return family !== 0 && !NOT_PUBLIC.check(ip, family === 4 ? 'ipv4' : 'ipv6');
}

/** Connections to machines that may be asked, whatever a name is said to mean from one moment to the next. */
export function pictureAgent(mayAsk: DownloadLimits['mayAsk']): Agent {
  const lookupAllowed: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new PictureFault('has no address'), '');
      if (!found.every(({ address }) => mayAsk(address)))
        return callback(new PictureFault(`${hostname} is in a private network`), '');
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
  return new Agent({ connect: { lookup: lookupAllowed } });
}

/**
 * The bytes of a picture on another host. Documents are other people's: only machines that may be asked
 * are, also where a redirect leads, and only for what is said to be a picture.
 *
 * @throws PictureFault in words
 */
export async function downloadPicture(
  address: string,
  limits: DownloadLimits,
  dispatcher: Dispatcher,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    let url = readAddress(address, limits);
    for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
      const answer = await request(url, { dispatcher, signal, headers: { accept: 'image/*' } });
      const { location } = answer.headers;
      const isElsewhere = answer.statusCode >= 300 && answer.statusCode < 400;
      if (!isElsewhere || typeof location !== 'string')
        return await readPicture(answer, limits.maxBytes);
      abandon(answer.body);
      url = readAddress(location, limits, url);
    }
    throw new PictureFault(`leads on more than ${MAX_REDIRECTS} times`);
  } catch (error) {
    if (error instanceof PictureFault) throw error;
    if (signal.aborted) throw new PictureFault(`took longer than ${limits.timeoutMs / 1000} s`);
    throw new PictureFault(`cannot be had: ${wordsOf(error)}`);
  }
}

/** That it ends early is what was asked for. */
function abandon(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => undefined).destroy();
}

/** Of a connection that failed at several addresses Node gives the code alone. */
function wordsOf(error: unknown): string {
  if (!isNativeError(error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

function readAddress(address: string, { mayAsk }: DownloadLimits, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new PictureFault('is no address');
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) throw new PictureFault(`is not for ${url.protocol}`);
  // An IP address is not looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayAsk(host)) throw new PictureFault(`${host} is in a private network`);
  return url;
}

async function readPicture(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<Buffer> {
  const refuse = (words: string): never => {
    abandon(body);
    throw new PictureFault(words);
  };
  const type = String(headers['content-type'] ?? '');
  if (statusCode !== 200) refuse(`was answered ${statusCode}`);
  // Stores of files do not always know what they hold; the service looks at the bytes.
  if (!/^image\/|^\w+\/octet-stream\b/i.test(type))
    refuse(`is ${type || 'of no type'}, not a picture`);
  const tooLarge = `has more than ${maxBytes} bytes`;
  if (Number(headers['content-length']) > maxBytes) refuse(tooLarge);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) refuse(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
