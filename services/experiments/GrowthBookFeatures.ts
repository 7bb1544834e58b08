import { type FeatureApiResponse, GrowthBookClient, setPolyfills } from '@growthbook/growthbook';
import { EventSource } from 'eventsource';
import type { GrowthBookAddress } from './readGrowthBook';

/** What an SDK in a browser takes: never encrypted. */
export type Features = Pick<FeatureApiResponse, 'features' | 'savedGroups' | 'dateUpdated'>;

/** ms */
const TIMEOUT = 4000;
/** ms for which what is known is not looked at again. */
const REST = 1000;
/** ms for which a GrowthBook that failed is left alone. */
const REST_AFTER_FAILURE = 10_000;

/**
 * The features of a publisher's GrowthBook. Its SDK keeps them for 60 s, then serves the old ones while it asks
 * anew, and listens to the host's stream where there is one (platform §9). Until they can be had, there are none
 * (platform §8); afterwards the last good ones stand in.
 */
export class GrowthBookFeatures {
  readonly #client: GrowthBookClient;
  readonly #warn: (line: string) => void;
  #asking: Promise<void> | null = null;
  #restUntil = 0;

  constructor(address: GrowthBookAddress, warn: (line: string) => void) {
    setPolyfills({ EventSource });
    this.#client = new GrowthBookClient({ ...address });
    this.#warn = warn;
  }

  /** Never rejects. */
  async read(): Promise<Features> {
    if (Date.now() >= this.#restUntil) {
      this.#asking ??= this.#ask().finally(() => (this.#asking = null));
      await this.#asking;
    }
    const { savedGroups, dateUpdated } = this.#client.getDecryptedPayload();
    return {
      features: this.#client.getFeatures(),
      ...(savedGroups && { savedGroups }),
      ...(dateUpdated && { dateUpdated }),
    };
  }

  /** Ends the stream. */
  close(): void {
    this.#client.destroy({ destroyAllStreams: true });
  }

  async #ask(): Promise<void> {
    const { success, error } = await this.#client.init({ timeout: TIMEOUT });
    this.#restUntil = Date.now() + (success ? REST : REST_AFTER_FAILURE);
    const { encryptedFeatures, features } = this.#client.getPayload();
    if (!success)
      this.#warn(`Experiments, GrowthBook can’t be asked: ${error?.message ?? 'it failed'}`);
    else if (encryptedFeatures && this.#client.getDecryptedPayload().features === features)
      this.#warn(
        'Experiments, Failed to decrypt: GROWTHBOOK_DECRYPTION_KEY is not the key of this SDK connection',
      );
  }
}
