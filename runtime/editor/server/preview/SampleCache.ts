import type { Sample } from './findSample';

/** ms for which a page's content is taken to be the same: while someone types, it is asked for often. */
const FRESH_MS = 5000;
/** ms after which what nobody asked for is let go. */
const IDLE_MS = 60_000;

interface Known {
  sample: Promise<Sample>;
  askedAt: number;
  freshUntil: number;
}

/**
 * What documents are shown as. One that is no longer fresh is given all the same and found anew behind it,
 * so that no key waits for that; once it can't be found any more, that is what the next one hears.
 */
export class SampleCache {
  private readonly samples = new Map<string, Known>();

  /**
   * @param now ms since 1970
   * @throws whatever `find` throws
   */
  get(name: string, find: () => Promise<Sample>, now: number): Promise<Sample> {
    for (const [other, { askedAt }] of this.samples)
      if (askedAt < now - IDLE_MS) this.samples.delete(other);
    const known = this.samples.get(name);
    if (known) known.askedAt = now;
    if (known && known.freshUntil >= now) return known.sample;
    const sample = find();
    const next = { sample, askedAt: now, freshUntil: now + FRESH_MS };
    if (known) {
      // Others who ask meanwhile don't find it again.
      known.freshUntil = next.freshUntil;
      sample.then(
        () => this.samples.set(name, next),
        () => this.samples.delete(name),
      );
      return known.sample;
    }
    this.samples.set(name, next);
    sample.catch(() => this.samples.delete(name));
    return sample;
  }
}
