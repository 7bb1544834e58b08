import type { Node, PageDocument } from '../document/document';
import { blockForms, type BlockForm } from './blockForms';
import type { DocumentParts } from './documentJobs';
import type { Fragment } from './fragmentCache';
import type { TokenName } from './fragmentParts';
import type { ShownBlock } from './pageAssets';
import { EMPTY } from './renderJobs';
import type { RenderJob } from './RenderJob';

/** What a layout or output type has in the place of a block's tokens. */
export const NO_TOKENS: Record<TokenName, string> = { node: '', document: '', place: '' };

export interface WriteNodesOptions {
  parts: Pick<DocumentParts, 'byNode'>;
  fragments: Map<RenderJob, Fragment>;
  document: Pick<PageDocument, 'id' | 'sections'>;
  /**
   * Whether sections and nodes stand between comments that name them, for the editor's canvas. Comments
   * take no room, and no selector counts them.
   */
  isMarked: boolean;
  /** Whether a style sheet can choose among the forms of a block; else each is as in itself. */
  hasVariants: boolean;
}

/** Puts ready fragments in order, chains around what they hold. */
export class NodeWriter {
  readonly shown: ShownBlock[] = [];
  /** Links for the page's head that the blocks asked for. */
  readonly heads = new Set<string>();
  private place = 0;

  constructor(private readonly options: WriteNodesOptions) {}

  /** A fragment's bytes, with what `fill` puts into its slots. */
  write(
    target: Buffer[],
    fragment: Fragment,
    tokens: Record<TokenName, string>,
    fill: (slot: string) => void,
  ): void {
    for (const part of fragment.parts) {
      if (Buffer.isBuffer(part)) target.push(part);
      else if ('slot' in part) fill(part.slot);
      else target.push(Buffer.from(tokens[part.token]));
    }
  }

  section(target: Buffer[], name: string): void {
    const { document } = this.options;
    this.between(target, `section ${encodeURIComponent(name)}`, () => {
      for (const node of document.sections[name] ?? []) this.node(target, node);
    });
  }

  node(target: Buffer[], node: Node): void {
    this.between(target, `node ${node.id}`, () => this.formsOf(target, node));
  }

  private formsOf(target: Buffer[], node: Node): void {
    const forms = this.options.hasVariants ? blockForms(node) : [{ node, audience: null }];
    for (const form of forms) this.contentOf(target, form);
  }

  private contentOf(target: Buffer[], { node, audience }: BlockForm): void {
    const { parts, fragments, document, isMarked } = this.options;
    const job = parts.byNode.get(node.id);
    const fragment = job ? (fragments.get(job) ?? EMPTY) : EMPTY;
    if (fragment.parts.length === 0) return;
    this.shown.push({ node, isLive: fragment.refresh > 0, isForAll: audience === null });
    if (fragment.head) this.heads.add(fragment.head);
    this.place += 1;
    // A block that is rendered again alone must not take the ids of another one.
    const place = isMarked ? `c-${node.id}-` : `b${this.place}-`;
    const tokens = { node: node.id, document: document.id, place };
    this.write(target, fragment, tokens, (slot) => {
      const child = node.kind === 'chain' ? node.children[Number(slot)] : undefined;
      // What a linked block holds is not this page's: its canvas knows the block as one.
      if (child && node.linked) this.formsOf(target, child);
      else if (child) this.node(target, child);
    });
  }

  private between(target: Buffer[], name: string, write: () => void): void {
    if (!this.options.isMarked) return write();
    target.push(Buffer.from(`<!--${name}-->`));
    write();
    target.push(Buffer.from(`<!--/${name}-->`));
  }
}
