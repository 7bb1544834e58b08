import type { Right } from '../../../contract/rights';
import type { EditorPack } from '../../../contract/pack';
import { sameValue } from '../../../../forms/sameValue';
import type { Node } from '../../../../document/document';
import { findNode } from '../../../../document/operations/tree';
import type { Audience, HostMessage, Point, TextBox } from '../../shared/frameProtocol';
import type { EditingStore } from '../../model/EditingStore';
import { fieldEdit, fieldLabel } from '../../model/fieldEdit';
import { setOn } from '../../model/operationsFor';
import type { FrameAct } from '../../canvas/CanvasState';
import { whyNotInPlace } from './whyNotInPlace';

interface Options {
  store: Pick<EditingStore, 'read' | 'edit' | 'undo' | 'say'>;
  pack: EditorPack;
  rights: readonly Right[];
  /** Texts that the canvas shows, in the page's order. */
  texts: () => readonly TextBox[];
  /** As whom it shows the page. */
  audience: () => Audience;
  post: (message: HostMessage) => void;
  /** Keeps a node from being drawn; null: none. */
  hold: (id: string | null) => void;
  /** The frame is to have the keys. */
  onOpen: () => void;
  /** The keys are the host's again. */
  onDone: () => void;
}

/** A text that someone types in, in the canvas. */
interface Typing {
  id: string;
  field: string;
  label: string;
  /** What the field held before, and holds by now if nobody else changed it; undefined for nothing. */
  first: unknown;
  typed: unknown;
  /** Steps that could be undone before. */
  depth: number;
}

/** Typing in the canvas: what may be typed in, and what becomes of it. */
export class InlineText {
  private typing: Typing | null = null;

  constructor(private readonly options: Options) {}

  get isOpen(): boolean {
    return this.typing !== null;
  }

  /** Fields of a block whose texts can be typed in where they are shown, in their order. */
  fieldsOf(id: string): string[] {
    return this.shownOf(id).filter((field) => this.refusal(id, field) === null);
  }

  /**
   * Lets someone type in a text of a block; null: its first one. What can't be is said.
   * @param at where the caret goes; null: all of it is selected
   */
  open(id: string, field: string | null, at: Point | null = null): boolean {
    const { store, pack, post, hold, onOpen } = this.options;
    const name = field ?? this.fieldsOf(id)[0] ?? this.shownOf(id)[0];
    const reason = this.refusal(id, name);
    if (reason !== null || name === undefined) {
      store.say(reason ?? 'This block shows no text that can be edited in place.');
      return false;
    }
    const node = this.nodeOf(id);
    if (!node) return false;
    const label = fieldLabel(pack, node, name);
    const held = node.fields[name];
    this.typing = { id, field: name, label, first: held, typed: held, depth: this.depth() };
    hold(id);
    onOpen();
    const text = typeof held === 'string' && held !== '' ? held : null;
    post({ kind: 'type', id, field: name, label, text, at });
    store.say(`Editing ${label} in place. Enter keeps it, Escape takes it back.`);
    return true;
  }

  hear(act: FrameAct): void {
    if (act.kind === 'reloaded') {
      this.typing = null;
      return;
    }
    if (act.kind !== 'typed' && act.kind !== 'left') return;
    const { typing } = this;
    if (typing?.id !== act.id || typing.field !== act.field) return;
    if (act.kind === 'typed') this.type(typing, act.text);
    else if (act.how === 'back') this.takeBack(typing);
    else this.keep(typing, act.step);
  }

  /** The page has changed: what someone else did to this very text ends the typing, and stands. */
  check(): void {
    const { typing } = this;
    if (!typing) return;
    const node = this.nodeOf(typing.id);
    if (node && sameValue(node.fields[typing.field], typing.typed)) return;
    this.stop(
      node
        ? `${typing.label} was changed by someone else.`
        : `The block was deleted by someone else.`,
    );
  }

  private type(typing: Typing, text: string): void {
    const { store, pack } = this.options;
    const node = this.nodeOf(typing.id);
    if (!node) return this.check();
    const { name, operations, key } = fieldEdit(pack, node, { field: typing.field, value: text });
    const [operation] = operations;
    typing.typed = operation?.op === 'set' ? operation.value : undefined;
    const { said } = store.read();
    if (!store.edit(name, operations, key, said)) this.stop(store.read().said);
  }

  private keep({ id, field, label, first, typed }: Typing, step: -1 | 0 | 1): void {
    this.typing = null;
    const fields = this.fieldsOf(id);
    const next = step === 0 ? undefined : fields[fields.indexOf(field) + step];
    if (next !== undefined && this.open(id, next)) return;
    this.end(sameValue(first, typed) ? `${label} is as it was.` : `${label} is kept.`);
  }

  /** Undoes what was typed, so that it can be redone. */
  private takeBack({ id, field, label, first, depth }: Typing): void {
    const { store } = this.options;
    this.typing = null;
    const key = `${id} ${field}`;
    while (this.depth() > depth && store.read().editing.undo.at(-1)?.key === key) store.undo();
    // What was typed right after something in the form is one step with it.
    const node = this.nodeOf(id);
    if (node && !sameValue(node.fields[field], first))
      store.edit(`Take back ${label}`, [setOn(id, ['fields', field], first)]);
    this.end(`${label} is as it was.`);
  }

  private stop(why: string): void {
    this.typing = null;
    this.options.post({ kind: 'stop' });
    this.end(why);
  }

  private end(words: string): void {
    const { store, hold, onDone } = this.options;
    hold(null);
    store.say(words);
    onDone();
  }

  private nodeOf(id: string): Node | undefined {
    return findNode(this.options.store.read().editing.document.sections, id)?.node;
  }

  /** Steps that can be undone. */
  private depth(): number {
    return this.options.store.read().editing.undo.length;
  }

  private shownOf(id: string): string[] {
    const own = this.options.texts().filter((text) => text.id === id);
    return [...new Set(own.map(({ field }) => field))];
  }

  private refusal(id: string, field: string | undefined): string | null {
    const { store, pack, rights, audience } = this.options;
    const { document } = store.read().editing;
    return whyNotInPlace({ document, pack, rights, audience: audience() }, id, field);
  }
}
