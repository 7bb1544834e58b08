import { parseDocument, type PageDocument } from '../document';
import type { Store } from '../openStore';
import { withoutHidden } from '../withoutHidden';

/**
 * The published documents in memory, as readers get them. Each is parsed once: while a version stays published, so does
 * the object, whatever is loaded again.
 */
export class PublishedDocuments {
  private readonly hashes = new Map<string, string>();
  private readonly documents = new Map<string, PageDocument>();

  /** @param onProblem told of a document that can't be read; readers don't get it. */
  constructor(private readonly onProblem: (error: Error) => void) {}

  get(website: string, documentId: string): PageDocument | undefined {
    const hash = this.hashes.get(keyOf(website, documentId));
    return hash === undefined ? undefined : this.documents.get(hash);
  }

  has(website: string, documentId: string): boolean {
    return this.get(website, documentId) !== undefined;
  }

  /** Reads what is published now. @param documentIds only these; null: all. */
  async load(store: Store, documentIds: string[] | null): Promise<void> {
    let query = store
      .selectFrom('publications')
      .innerJoin('versions', 'versions.id', 'publications.version_id')
      .select([
        'publications.website',
        'publications.document_id',
        'versions.snapshot_hash as hash',
      ]);
    if (documentIds) query = query.where('publications.document_id', 'in', documentIds);
    const rows = await query.execute();
    await this.parse(store, new Set(rows.map(({ hash }) => hash)));
    for (const key of this.hashes.keys()) {
      if (!documentIds || documentIds.some((id) => isOf(key, id))) this.hashes.delete(key);
    }
    for (const row of rows) this.hashes.set(keyOf(row.website, row.document_id), row.hash);
    this.forgetUnused();
  }

  private async parse(store: Store, hashes: Set<string>): Promise<void> {
    const missing = [...hashes].filter((hash) => !this.documents.has(hash));
    if (missing.length === 0) return;
    const snapshots = await store
      .selectFrom('snapshots')
      .select(['hash', 'document'])
      .where('hash', 'in', missing)
      .execute();
    for (const { hash, document } of snapshots) {
      try {
        this.documents.set(hash, withoutHidden(parseDocument(JSON.parse(document))));
      } catch (error) {
        this.onProblem(new Error(`Snapshot ${hash} can't be shown.`, { cause: error }));
      }
    }
  }

  private forgetUnused(): void {
    const used = new Set(this.hashes.values());
    for (const hash of this.documents.keys()) if (!used.has(hash)) this.documents.delete(hash);
  }
}

function keyOf(website: string, documentId: string): string {
  return `${documentId}\n${website}`;
}

function isOf(key: string, documentId: string): boolean {
  return key.startsWith(`${documentId}\n`);
}
