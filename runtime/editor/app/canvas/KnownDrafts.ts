import type { PageDocument } from '../../../document/document';

/** How many revisions back a frame may be when it comes. */
const MOST = 20;

/** Drafts that were here lately: a frame says only which revision it shows. */
export class KnownDrafts {
  private readonly byRevision = new Map<number, PageDocument>();

  note(rev: number, draft: PageDocument): void {
    this.byRevision.set(rev, draft);
    for (const old of this.byRevision.keys()) if (old < rev - MOST) this.byRevision.delete(old);
  }

  /** Null where it was never here, or long ago. */
  at(rev: number): PageDocument | null {
    return this.byRevision.get(rev) ?? null;
  }
}
