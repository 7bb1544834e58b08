import type { CollectionEntry } from '../../contract/collections';
import type { EditorPack } from '../../contract/pack';
import type { PageDocument } from '../../../document/document';
import { withCollection } from '../../../document/change/collectionPlaces';
import { messageOf } from '../shared/call';
import type { Api } from '../shared/api';
import { layoutSections } from '../model/blockNames';
import { CanvasClient } from '../canvas/CanvasClient';

interface Options {
  api: Pick<Api, 'preview' | 'drawNodes' | 'readDraft' | 'stageCollection'>;
  pack: EditorPack;
  documentId: string;
  collectionId: string;
  onFailure: (text: string) => void;
}

/**
 * A page as the engine draws it, with a collection in an order that is not saved: the order is staged
 * under an id of its own, and the page's blocks ask for that id instead. So whatever their sources do
 * with a collection is done with it, too; the draft itself stays as it is.
 */
export class PreviewPage {
  readonly canvas: CanvasClient;
  private base: PageDocument | null = null;
  private shown: PageDocument | null = null;
  private rev = 0;
  private wanted: readonly CollectionEntry[] | null = null;
  private isStaging = false;
  private isStopped = false;

  constructor(private readonly options: Options) {
    const { api, documentId, pack } = options;
    this.canvas = new CanvasClient({
      api,
      documentId,
      page: () => {
        if (!this.base || !this.shown) throw new Error('The draft has not been read.');
        return { document: this.shown, base: this.base, rev: this.rev };
      },
      sections: (document) => layoutSections(pack, document),
      flush: async () => {},
      refresh: () => this.open(),
    });
  }

  /** The page as it is shown; null before it has been read. */
  get document(): PageDocument | null {
    return this.shown;
  }

  /** Reads the draft and shows it. */
  async open(): Promise<void> {
    const { api, documentId } = this.options;
    const { document, rev } = await api.readDraft({ id: documentId });
    if (this.isStopped) return;
    const isFirst = this.base === null;
    this.base = document;
    this.shown = document;
    this.rev = rev;
    this.canvas.changed();
    if (isFirst) await this.canvas.load(null);
    else if (this.wanted) await this.stage();
  }

  /** Shows an order. While one is on its way, the latest of those that come meanwhile is next. */
  show(entries: readonly CollectionEntry[]): void {
    this.wanted = entries;
    this.stage().catch((error: unknown) => this.options.onFailure(messageOf(error)));
  }

  stop(): void {
    this.isStopped = true;
    this.canvas.stop();
  }

  private async stage(): Promise<void> {
    if (this.isStaging || !this.base || !this.wanted) return;
    const { api, collectionId } = this.options;
    const entries = this.wanted;
    this.isStaging = true;
    try {
      const { id } = await api.stageCollection({ id: collectionId, entries: [...entries] });
      if (this.isStopped) return;
      this.shown = withStaged(this.base, collectionId, id);
      this.canvas.changed();
    } finally {
      this.isStaging = false;
    }
    if (this.wanted !== entries) await this.stage();
  }
}

function withStaged(page: PageDocument, collectionId: string, staged: string): PageDocument {
  const sections = Object.entries(page.sections).map(([name, nodes]) => [
    name,
    nodes.map((node) => withCollection(node, collectionId, staged)),
  ]);
  return { ...page, sections: Object.fromEntries(sections) };
}
