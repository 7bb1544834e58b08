import { blockOfForm } from './blockForms';
import type { RenderJob } from './RenderJob';

/** What one block shows, as far as it is known. */
interface Shown {
  ids: Set<string>;
  /** Whether nothing will be added. */
  isWhole: () => boolean;
}

/** Where a part stands. */
interface Place {
  index: number;
  /** The block that it is a form of. */
  block: string;
}

/**
 * What the blocks of a page show of things that a page shows once (`useFirstOnPage`): each takes what no
 * block above it took. Above is before it in the page; the forms of one block are not above each other,
 * as a reader sees one of them.
 */
export class ShownAbove {
  private readonly shown = new Map<string, Shown>();
  /** By what is shown once, the parts that show it. */
  private readonly takers = new Map<string, Set<string>>();
  private places: Map<string, Place> | null = null;
  /** Whether blocks are no longer waited for: what is known counts. */
  isLast = false;

  /** `page`: the parts of the page in their order. */
  constructor(private readonly page: () => readonly RenderJob[]) {}

  /** A block begins to tell, anew where it told before; `isWhole` says when it has told all. */
  begin(nodeId: string, isWhole: () => boolean = () => false): void {
    for (const id of this.shown.get(nodeId)?.ids ?? []) this.takers.get(id)?.delete(nodeId);
    this.shown.set(nodeId, { ids: new Set(), isWhole });
  }

  /** A block that will tell no more. */
  end(nodeId: string): void {
    const { ids } = this.shown.get(nodeId) ?? { ids: new Set<string>() };
    this.shown.set(nodeId, { ids, isWhole: () => true });
  }

  /**
   * The first `count` of `ids` that neither a block above nor this block itself has taken; they are
   * taken now. Null while a block above may still take some.
   */
  take(nodeId: string, ids: readonly string[], count: number): string[] | null {
    if (!this.isLast && !this.isAllKnownAbove(nodeId)) return null;
    const free = [...new Set(ids)].filter((id) => !this.isTaken(id, nodeId));
    const taken = free.slice(0, count);
    for (const id of taken) this.note(id, nodeId);
    return taken;
  }

  /** The blocks above that have not told all yet. */
  unknownAbove(nodeId: string): RenderJob[] {
    const place = this.placeOf(nodeId);
    return this.page()
      .slice(0, place.index)
      .filter((job) => !this.isKnown(job, place));
  }

  private isAllKnownAbove(nodeId: string): boolean {
    const place = this.placeOf(nodeId);
    return this.page()
      .slice(0, place.index)
      .every((job) => this.isKnown(job, place));
  }

  /** Whether a part has told all, or is another form of the block at a place. */
  private isKnown({ nodeId }: RenderJob, { block }: Place): boolean {
    return this.shown.get(nodeId)?.isWhole() === true || this.placeOf(nodeId).block === block;
  }

  private isTaken(id: string, nodeId: string): boolean {
    const place = this.placeOf(nodeId);
    for (const taker of this.takers.get(id) ?? []) {
      const other = this.placeOf(taker);
      if (taker === nodeId || (other.index < place.index && other.block !== place.block))
        return true;
    }
    return false;
  }

  private note(id: string, nodeId: string): void {
    const takers = this.takers.get(id);
    if (takers) takers.add(nodeId);
    else this.takers.set(id, new Set([nodeId]));
    this.shown.get(nodeId)?.ids.add(id);
  }

  /** A part that the page does not hold stands above all others. */
  private placeOf(nodeId: string): Place {
    this.places ??= new Map(
      this.page().map((job, index) => [job.nodeId, { index, block: blockOfForm(job.nodeId) }]),
    );
    return this.places.get(nodeId) ?? { index: 0, block: blockOfForm(nodeId) };
  }
}
