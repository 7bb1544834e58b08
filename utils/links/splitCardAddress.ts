export interface CardAddress {
  /** Path of the story, without the card's segment. */
  story: string;
  /** `card-{hash}`, or '' for an address that names no card. */
  anchor: string;
}

/**
 * The address of a live-blog card is the story's plus a `card-{hash}` segment (platform §2). The
 * story's must end in `.html`, so that a story called "card-games" is one itself. The rest of the
 * address, query or fragment, is dropped where there is a card.
 */
export function splitCardAddress(address: string): CardAddress {
  const match = /^([^?#]*\.html)\/(card-[a-z0-9]+)\/?(?:[?#].*)?$/.exec(address);
  return { story: match?.[1] ?? address, anchor: match?.[2] ?? '' };
}
