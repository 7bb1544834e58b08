import { absoluteUrl } from '../head/absoluteUrl';

/** Addresses of a text, numbered in the order in which they occur: "words [1]", listed at its end. */
export class Notes {
  private readonly numbers = new Map<string, number>();

  /** @param origin of the site, without a slash at the end */
  constructor(private readonly origin: string) {}

  /** The mark of an address: `[1]`; the same address keeps its number. */
  mark(url: string): string {
    const address = absoluteUrl(url, this.origin);
    const number = this.numbers.get(address) ?? this.numbers.size + 1;
    this.numbers.set(address, number);
    return `[${number}]`;
  }

  /** One line for each address. */
  get lines(): string[] {
    return [...this.numbers].map(([address, number]) => `[${number}] ${address}`);
  }
}
