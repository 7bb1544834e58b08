import type { Environment } from './environment';

/** Where a site and its services are reached; its port is known for sure once it listens. */
export class SiteAddresses {
  readonly #environment: Environment;
  #inner: () => string | null = () => null;
  #own: string;

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#own = `http://localhost:${environment.port}`;
  }

  listensOn(port: number): void {
    this.#own = `http://localhost:${port}`;
  }

  /** What pages are made of must be there as long as pages are made, also while no one else gets in. */
  opensInside(address: () => string | null): void {
    this.#inner = address;
  }

  readonly own = (): string => this.#own;

  /** The origin that readers and editors know. */
  readonly origin = (): string => this.#environment.siteOrigin ?? this.#own;

  readonly gateway = (): string => `${this.#own}/gateway`;

  readonly innerGateway = (): string => `${this.#inner() ?? this.#own}/gateway`;

  readonly contentBase = (): string => this.#environment.contentBase ?? this.innerGateway();
}
