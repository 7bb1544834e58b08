import type { StoredPage } from './StoredPage';

/** A page that is being made. */
interface Rendering {
  page: Promise<StoredPage>;
  /** The tags that were expired since it began. */
  expired: Set<string>;
  /** Those that were aged, and when the last of them was: ms since 1970. */
  aged: Set<string>;
  agedAt: number;
}

type Render = () => Promise<StoredPage>;

interface Options {
  /** Makes a page when its turn has come. */
  queue: (key: string, render: Render) => Promise<StoredPage>;
  /** Takes a page that is made and may be kept. @param agedAt ms since 1970 when it grew old; null: it has not */
  keep: (key: string, made: StoredPage, agedAt: number | null) => void;
}

/** Stands for all tags. */
export const EVERYTHING = '*';

export const isExpired = (page: StoredPage, tags: ReadonlySet<string>): boolean =>
  tags.has(EVERYTHING) || page.tags.some((tag) => tags.has(tag));

/** Pages that are being made: each once, for all who wait for it. */
export class Renderings {
  readonly #underWay = new Map<string, Rendering>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  has(key: string): boolean {
    return this.#underWay.has(key);
  }

  /** A page made of nothing that had changed before this was called. */
  async once(key: string, render: Render): Promise<StoredPage> {
    const begun = this.#underWay.get(key);
    if (!begun) return this.#start(key, render);
    const before = new Set([...begun.expired, ...begun.aged]);
    const page = await begun.page;
    // It was made from what had changed before this reader came.
    return isExpired(page, before) ? this.once(key, render) : page;
  }

  expire(tags: readonly string[]): void {
    for (const { expired } of this.#underWay.values()) for (const tag of tags) expired.add(tag);
  }

  /** @param at ms since 1970 */
  age(tags: readonly string[], at: number): void {
    for (const begun of this.#underWay.values()) {
      for (const tag of tags) begun.aged.add(tag);
      begun.agedAt = at;
    }
  }

  #start(key: string, render: Render): Promise<StoredPage> {
    const { queue, keep } = this.#options;
    const page = queue(key, render)
      .then((made) => {
        if (made.ttl <= 0 || isExpired(made, begun.expired)) return made;
        keep(key, made, isExpired(made, begun.aged) ? begun.agedAt : null);
        return made;
      })
      .finally(() => this.#underWay.delete(key));
    const begun: Rendering = { page, expired: new Set(), aged: new Set(), agedAt: 0 };
    this.#underWay.set(key, begun);
    return page;
  }
}
