import type { Actor } from '../session/actor';

/** Somebody, or everybody together, has more connections open than a node holds for them. */
export class TooMany extends Error {
  override name = 'TooMany';
}

/** Connections that may be open at a time, on each node. */
export interface MostOpen {
  /** By one session or token. */
  login: number;
  /** By one member of the staff, with all of their sessions. */
  member: number;
  /** To one document. */
  document: number;
}

/** More than anybody works in at a time. */
export const MOST_OPEN: MostOpen = { login: 20, member: 60, document: 1000 };

/** Counts the connections that stay open, so that nobody takes all that a node can hold. */
export class OpenConnections {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: MostOpen = MOST_OPEN) {}

  /**
   * Counts one more, until it is closed.
   * @returns a function that closes it, once
   * @throws TooMany
   */
  open({ login, name }: Pick<Actor, 'login' | 'name'>, documentId: string): () => void {
    const { most } = this;
    const keys = [`login ${login}`, `member ${name}`, `document ${documentId}`] as const;
    const [ofLogin = 0, ofMember = 0, ofDocument = 0] = keys.map((key) => this.counts.get(key));
    if (ofLogin >= most.login)
      throw new TooMany(
        `You have ${most.login} connections open already. Close a tab of the editor, and try again.`,
      );
    if (ofMember >= most.member)
      throw new TooMany(
        `You have ${most.member} connections open already, here and elsewhere. Close the editor where you don’t need it, and try again.`,
      );
    if (ofDocument >= most.document)
      throw new TooMany(
        `There are ${most.document} connections to "${documentId}" already. Try again in a minute.`,
      );
    for (const key of keys) this.add(key, 1);
    let isOpen = true;
    return () => {
      if (isOpen) for (const key of keys) this.add(key, -1);
      isOpen = false;
    };
  }

  private add(key: string, more: 1 | -1): void {
    const count = (this.counts.get(key) ?? 0) + more;
    if (count === 0) this.counts.delete(key);
    else this.counts.set(key, count);
  }
}
