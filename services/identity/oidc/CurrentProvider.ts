import type { Provider } from 'oidc-provider';

import { publishedKeys } from '../keys/schedule';
import { readKeys, rotateWhenDue, type SigningKey } from '../keys/signingKeys';
import type { Database } from '../store/tables';

/** How long a node works with the keys that it read (ms); far less than a new key waits to sign. */
const LOOK_EVERY_MS = 30_000;

/**
 * The provider with the keys of now: it is made again when they change, or the address does, on every
 * node by itself. It holds no state, so nobody notices.
 */
export class CurrentProvider {
  private provider: Provider | null = null;
  private made = '';
  private lookAt = 0;
  private looking: Promise<Provider> | null = null;

  constructor(
    private readonly parts: {
      db: Database;
      secrets: readonly string[];
      issuer: () => string;
      create: (issuer: string, keys: readonly SigningKey[]) => Provider;
    },
  ) {}

  /** @throws when the keys can't be read. */
  get(): Promise<Provider> {
    if (this.provider && Date.now() < this.lookAt && this.provider.issuer === this.parts.issuer()) {
      return Promise.resolve(this.provider);
    }
    this.looking ??= this.look().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  /** Looks at the keys at the next call, as they were changed. */
  forget(): void {
    this.lookAt = 0;
  }

  private async look(): Promise<Provider> {
    const { db, secrets, issuer, create } = this.parts;
    const now = Date.now();
    let keys = publishedKeys(await readKeys(db, secrets), now);
    if (keys.length === 0) {
      await rotateWhenDue(db, secrets, now);
      keys = publishedKeys(await readKeys(db, secrets), now);
    }
    const made = [issuer(), ...keys.map(({ kid }) => kid)].join(' ');
    if (!this.provider || made !== this.made) {
      this.provider = create(issuer(), keys);
      this.made = made;
    }
    this.lookAt = now + LOOK_EVERY_MS;
    return this.provider;
  }
}
