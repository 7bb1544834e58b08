import { blockOfForm } from './blockForms';
import type { RenderJob } from './renderNode';

/** What one block shows, as far as it is known. */
interface Shown {
  ids: Set<string>;
  /** Whether nothing will be added. */
  isWhole: () => boolean;
}

/**
 * What the blocks of a page show of things that a page shows once (`useFirstOnPage`): each takes what no
 * block above it took. Above is before it in the document; the forms of one block are not above each
 * other, as a reader sees one of them.
 */
export class ShownAbove {
  private readonly shown = new Map<string, Shown>();
  /** Places of the page's blocks in the document. */
  private places: Map<string, number> | null = null;
  /** Whether blocks are no longer waited for: what is known counts. */
  isLast = false;

  /** `page`: the parts of the page in their order. */
  constructor(private readonly page: () => readonly RenderJob[]) {}

  /** A block begins to tell, anew where it told before; `isWhole` says when it has told all. */
  begin(nodeId: string, isWhole: () => boolean = () => false): void {
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
    if (!this.isLast && this.unknownAbove(nodeId).length > 0) return null;
    const own = this.shown.get(nodeId)?.ids ?? new Set();
    const above = this.above(nodeId).map((job) => this.shown.get(job.nodeId)?.ids);
    const free = [...new Set(ids)].filter(
      (id) => !own.has(id) && !above.some((taken) => taken?.has(id)),
    );
    const taken = free.slice(0, count);
    for (const id of taken) own.add(id);
    return taken;
  }

  /** The blocks above that have not told all yet. */
  unknownAbove(nodeId: string): RenderJob[] {
    return this.above(nodeId).filter((job) => !this.shown.get(job.nodeId)?.isWhole());
  }

  private above(nodeId: string): RenderJob[] {
    const page = this.page();
    this.places ??= new Map(page.map((job, place) => [job.nodeId, place]));
    const block = blockOfForm(nodeId);
    return page
      .slice(0, this.places.get(nodeId) ?? 0)
      .filter((job) => blockOfForm(job.nodeId) !== block);
  }
}
