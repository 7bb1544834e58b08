import { parseDocument, type BlockLink, type PageDocument } from '../../document/document';
import { expandLinks, listLinks } from '../../document/expandLinks';
import type { Store } from '../openStore';
import { withoutHidden } from '../../document/withoutHidden';

/** A snapshot as it was saved. */
interface Snapshot {
  document: PageDocument;
  links: readonly BlockLink[];
}

/** What readers get of it, and the hashes of all that it is made of. */
interface Shown {
  madeOf: string;
  document: PageDocument;
}

/**
 * The published documents in memory, as readers get them: with the linked blocks that they show, without
 * what is hidden. While nothing of that changes, the object stays the same, whatever is loaded again.
 */
export class PublishedDocuments {
  private readonly published = new Map<string, string>();
  /** Versions that pages are pinned to, by block and number. They never change. */
  private readonly pinned = new Map<string, string>();
  private readonly snapshots = new Map<string, Snapshot>();
  private readonly shown = new Map<string, Shown>();

  /** @param onProblem told of what can't be read or shown; readers don't get it. */
  constructor(private readonly onProblem: (error: Error) => void) {}

  get(website: string, documentId: string): PageDocument | undefined {
    return this.shown.get(keyOf(website, documentId))?.document;
  }

  has(website: string, documentId: string): boolean {
    return this.shown.has(keyOf(website, documentId));
  }

  /**
   * Reads what is published now.
   * @param documentIds only these; null: all.
   * @returns the ids of all documents that readers get otherwise than before.
   */
  async load(store: Store, documentIds: string[] | null): Promise<Set<string>> {
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
    await this.readSnapshots(store, new Set(rows.map(({ hash }) => hash)));
    for (const key of this.published.keys()) {
      if (!documentIds || documentIds.includes(partsOf(key).documentId)) this.published.delete(key);
    }
    for (const row of rows) this.published.set(keyOf(row.website, row.document_id), row.hash);
    await this.readPinned(store);
    return this.show();
  }

  private async readSnapshots(store: Store, hashes: Set<string>): Promise<void> {
    const missing = [...hashes].filter((hash) => !this.snapshots.has(hash));
    if (missing.length === 0) return;
    const rows = await store
      .selectFrom('snapshots')
      .select(['hash', 'document'])
      .where('hash', 'in', missing)
      .execute();
    for (const row of rows) {
      try {
        const document = parseDocument(JSON.parse(row.document));
        this.snapshots.set(row.hash, { document, links: listLinks(document) });
      } catch (error) {
        this.onProblem(new Error(`Snapshot ${row.hash} can't be shown.`, { cause: error }));
      }
    }
  }

  private async readPinned(store: Store): Promise<void> {
    const links = [...this.published.values()].flatMap(
      (hash) => this.snapshots.get(hash)?.links ?? [],
    );
    const wanted = new Set(
      links.flatMap(({ document, version }) => (version ? [pinOf(document, version)] : [])),
    );
    for (const pin of this.pinned.keys()) if (!wanted.has(pin)) this.pinned.delete(pin);
    for (const { document, version } of links) {
      if (version === undefined || this.pinned.has(pinOf(document, version))) continue;
      const row = await store
        .selectFrom('versions')
        .select('snapshot_hash as hash')
        .where('document_id', '=', document)
        .where('number', '=', version)
        .executeTakeFirst();
      if (row) this.pinned.set(pinOf(document, version), row.hash);
    }
    await this.readSnapshots(store, new Set(this.pinned.values()));
  }

  /** Makes what readers get of what has been read, where it is not the same as before. */
  private show(): Set<string> {
    const changed = new Set<string>();
    const used = new Set<string>();
    for (const key of this.shown.keys()) {
      if (this.published.has(key)) continue;
      this.shown.delete(key);
      changed.add(partsOf(key).documentId);
    }
    for (const [key, hash] of this.published) {
      const { website, documentId } = partsOf(key);
      const snapshot = this.snapshots.get(hash);
      const hashOf = ({ document, version }: BlockLink): string | undefined =>
        version === undefined
          ? this.published.get(keyOf(website, document))
          : this.pinned.get(pinOf(document, version));
      const parts = [hash, ...(snapshot?.links ?? []).map((link) => hashOf(link) ?? '')];
      parts.forEach((part) => used.add(part));
      const madeOf = parts.join();
      if (this.shown.get(key)?.madeOf === madeOf) continue;
      changed.add(documentId);
      if (!snapshot) {
        this.shown.delete(key);
        continue;
      }
      const { document, missing } = expandLinks(
        snapshot.document,
        (link) => this.snapshots.get(hashOf(link) ?? '')?.document ?? null,
      );
      for (const { nodeId, link } of missing) {
        const what = `the linked block "${link.document}"`;
        this.onProblem(
          new Error(`"${documentId}" on ${website} can't show ${what} at "${nodeId}".`),
        );
      }
      this.shown.set(key, { madeOf, document: withoutHidden(document) });
    }
    for (const hash of this.snapshots.keys()) if (!used.has(hash)) this.snapshots.delete(hash);
    return changed;
  }
}

const pinOf = (documentId: string, version: number): string => `${documentId}\n${version}`;
const keyOf = (website: string, documentId: string): string => `${documentId}\n${website}`;

function partsOf(key: string): { documentId: string; website: string } {
  const [documentId = '', website = ''] = key.split('\n');
  return { documentId, website };
}
