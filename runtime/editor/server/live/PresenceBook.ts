import { afterChanges, type Person } from '../../contract/liveEvents';
import type { PresenceChange } from '../../../store/editorNotices';
import { changesBetween } from './presence';

/** People of one document who are told of: more than any page has, and less than would burden everybody. */
const MOST_TOLD = 50;

interface Present {
  people: Person[];
  /** ms since 1970, by tab. */
  seenAt: Map<string, number>;
  /** Those whom everybody who looks has been told of. */
  told: Person[];
}

/** Who has which document open, in the order in which they came, and who of them was told of. */
export class PresenceBook {
  private readonly documents = new Map<string, Present>();

  /** @param now ms since 1970 */
  take(documentId: string, changes: readonly PresenceChange[], now: number): void {
    const present = this.documents.get(documentId) ?? { people: [], seenAt: new Map(), told: [] };
    // A sign of life may be older than a move that has been heard of: it moves nobody.
    const known = new Map(present.people.map((person) => [person.tab, person]));
    const heard = changes.map((change) =>
      change.kind === 'here' ? { ...change, node: (known.get(change.tab) ?? change).node } : change,
    );
    present.people = afterChanges(present.people, heard);
    for (const { kind, tab } of changes) {
      if (kind === 'here') present.seenAt.set(tab, now);
      if (kind === 'left') present.seenAt.delete(tab);
    }
    this.documents.set(documentId, present);
  }

  /**
   * Forgets whoever was not heard of since then.
   * @param since ms since 1970
   * @returns the documents that someone has left so
   */
  sweep(since: number): string[] {
    return [...this.documents].flatMap(([documentId, { seenAt }]) => {
      const gone = [...seenAt].flatMap(([tab, at]): PresenceChange[] =>
        at < since ? [{ kind: 'left', tab }] : [],
      );
      if (gone.length === 0) return [];
      this.take(documentId, gone, since);
      return [documentId];
    });
  }

  peopleOn(documentId: string): readonly Person[] {
    return this.documents.get(documentId)?.people ?? [];
  }

  /** The list that the next changes build on. */
  toldOf(documentId: string): readonly Person[] {
    return this.documents.get(documentId)?.told ?? [];
  }

  /** What there is to tell since it was asked last. */
  tell(documentId: string): PresenceChange[] {
    const present = this.documents.get(documentId);
    if (!present) return [];
    const now = present.people.slice(0, MOST_TOLD);
    const changes = changesBetween(present.told, now);
    present.told = now;
    if (present.people.length === 0) this.documents.delete(documentId);
    return changes;
  }
}
