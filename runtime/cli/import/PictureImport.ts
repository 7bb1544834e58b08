import { createHash } from 'node:crypto';
import { request, type Agent } from 'undici';
import {
  downloadPicture,
  isPublicAddress,
  pictureAgent,
  PictureFault,
  type DownloadLimits,
} from './downloadPicture';
import { foreignPictures, type JsonObject } from './foreignPictures';

export interface PictureImportOptions {
  /** Absolute base of the services, for example `http://localhost:3000/gateway`. */
  base: string;
  /** Bearer token of the newsroom. */
  token: string;
  limits?: Partial<DownloadLimits>;
  /** Pictures fetched at the same time. */
  atOnce?: number;
  /** Told after each picture. */
  onProgress?: (summary: PictureSummary) => void;
}

/** How far an import of pictures is; each address counts once. */
export interface PictureSummary {
  /** Addresses on other hosts. */
  found: number;
  /** Fetched and stored now. */
  stored: number;
  /** Stored before, and not fetched again. */
  known: number;
  /** Left at their host. */
  failures: { address: string; document: string; reason: string }[];
}

const LIMITS: DownloadLimits = {
  maxBytes: 40 * 1024 * 1024, // what the picture service takes
  timeoutMs: 30_000,
  mayAsk: isPublicAddress,
};
const AT_ONCE = 6;

/**
 * Brings the pictures of documents in from other hosts: each is fetched once and stored with the picture
 * service by a name made of its address, so that what is there already is not fetched again, whenever it
 * came. The document then names ours; where it was stands in `additional_properties.original_url`, and
 * another resizer's signature is dropped. A picture that can't be had stays where it is, and is listed.
 */
export class PictureImport {
  readonly summary: PictureSummary = { found: 0, stored: 0, known: 0, failures: [] };
  readonly #options: PictureImportOptions;
  readonly #limits: DownloadLimits;
  readonly #agent: Agent;
  readonly #brought = new Map<string, Promise<string | null>>();
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(options: PictureImportOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
    this.#agent = pictureAgent(this.#limits.mayAsk);
    this.#free = options.atOnce ?? AT_ONCE;
  }

  /**
   * The documents in their order, with their pictures stored with us; those that came in stay as they are.
   * @throws Error in words where the picture service itself fails: another run goes on from there
   */
  bringIn(documents: readonly JsonObject[]): Promise<JsonObject[]> {
    return Promise.all(documents.map((document) => this.#bringInOne(document)));
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #bringInOne(document: JsonObject): Promise<JsonObject> {
    const copy = structuredClone(document);
    const id = typeof document['_id'] === 'string' ? document['_id'] : '';
    await Promise.all(
      foreignPictures(copy).map(async ({ address, moveTo }) => {
        const brought = this.#brought.get(address) ?? this.#fetch(address, id);
        this.#brought.set(address, brought);
        const url = await brought;
        if (url !== null) moveTo(url);
      }),
    );
    return copy;
  }

  /** Where the picture is with us; null where it stays at its host. */
  async #fetch(address: string, document: string): Promise<string | null> {
    const { base, onProgress } = this.#options;
    const { summary } = this;
    const { pathname, origin } = new URL(base);
    if (URL.canParse(address) && new URL(address).origin === origin) return null; // it is ours
    const file = fileOf(address);
    summary.found += 1;
    await this.#turn();
    try {
      if (await this.#has(file)) summary.known += 1;
      else {
        await this.#put(file, await downloadPicture(address, this.#limits, this.#agent));
        summary.stored += 1;
      }
      return `${pathname.replace(/\/$/, '')}/photo/v2/${file}`;
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      summary.failures.push({ address, document, reason: error.message });
      return null;
    } finally {
      this.#free += 1;
      this.#waiting.shift()?.();
      onProgress?.(summary);
    }
  }

  /** Waits until fewer are under way than may be. */
  async #turn(): Promise<void> {
    while (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#free -= 1;
  }

  async #has(file: string): Promise<boolean> {
    const { statusCode } = await this.#ask('GET', `/signing-service/sign/resizer?value=${file}`);
    if (statusCode !== 200 && statusCode !== 404) throw refused(file, statusCode);
    return statusCode === 200;
  }

  async #put(file: string, body: Buffer): Promise<void> {
    const { statusCode, words } = await this.#ask('PUT', `/photo/v2/${file}`, body);
    if ([400, 413, 415, 422].includes(statusCode)) throw new PictureFault(`is refused: ${words}`);
    if (statusCode !== 201) throw refused(file, statusCode, words);
  }

  async #ask(method: 'GET' | 'PUT', path: string, body?: Buffer) {
    const { base, token } = this.#options;
    const answer = await request(`${base.replace(/\/$/, '')}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/octet-stream' } : {}),
      },
      ...(body ? { body } : {}),
    });
    return { statusCode: answer.statusCode, words: messageOf(await answer.body.text()) };
  }
}

function refused(file: string, statusCode: number, words = ''): Error {
  const said = words === '' ? '' : `: ${words}`;
  return new Error(
    `The picture service answered ${statusCode} to ${file}${said}. What came in is kept; import again to go on.`,
  );
}

function messageOf(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    const isTold = typeof answer === 'object' && answer !== null && 'message' in answer;
    return isTold ? String(answer.message) : '';
  } catch {
    return text.slice(0, 200); // not from the service itself: a balancer's words
  }
}

const ENDING = /\.(jpe?g|png|webp|gif|tiff?|avif)$/i;

/** The same for the same address, whenever it comes. */
function fileOf(address: string): string {
  const name = createHash('sha256').update(address).digest('hex').slice(0, 32);
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return `${name}${ENDING.exec(path)?.[0].toLowerCase() ?? ''}`;
}
