import { sameValue } from '../../../forms/sameValue';
import { findLocked } from '../../../document/operations/findLocked';
import { findNode } from '../../../document/operations/tree';
import type { EditorPack } from '../../server/api/describePack';
import type { Audience, HostMessage, Point, TextBox } from '../frame/protocol';
import type { Right } from '../../server/rights/rights';
import { rightFor } from '../../server/rights/rightFor';
import { blockOf, nameOf } from '../model/blockNames';
import type { EditingStore } from '../model/EditingStore';
import { fieldEdit, fieldLabel } from '../model/fieldEdit';
import { setOn } from '../model/operationsFor';
import type { FrameAct } from '../page/CanvasClient';
import { variantFor } from '../variants/variantEdits';

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
    const { document, undo } = store.read().editing;
    const node = findNode(document.sections, id)?.node;
    if (!node) return false;
    const label = fieldLabel(pack, node, name);
    const held = node.fields[name];
    this.typing = { id, field: name, label, first: held, typed: held, depth: undo.length };
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
    const node = findNode(this.options.store.read().editing.document.sections, typing.id)?.node;
    if (node && sameValue(node.fields[typing.field], typing.typed)) return;
    this.stop(
      node
        ? `${typing.label} was changed by someone else.`
        : `The block was deleted by someone else.`,
    );
  }

  private type(typing: Typing, text: string): void {
    const { store, pack } = this.options;
    const node = findNode(store.read().editing.document.sections, typing.id)?.node;
    if (!node) return this.check();
    const { name, operations, key } = fieldEdit(pack, node, { field: typing.field, value: text });
    const [operation] = operations;
    typing.typed = operation?.op === 'set' ? operation.value : undefined;
    const { said } = store.read();
    if (!store.edit(name, operations, key, said)) this.stop(store.read().said);
  }

  private keep({ id, field, label, first, typed }: Typing, step: -1 | 0 | 1): void {
    const { store, hold, onDone } = this.options;
    this.typing = null;
    const fields = this.fieldsOf(id);
    const next = step === 0 ? undefined : fields[fields.indexOf(field) + step];
    if (next !== undefined && this.open(id, next)) return;
    hold(null);
    store.say(sameValue(first, typed) ? `${label} is as it was.` : `${label} is kept.`);
    onDone();
  }

  /** Undoes what was typed, so that it can be redone. */
  private takeBack({ id, field, label, first, depth }: Typing): void {
    const { store, hold, onDone } = this.options;
    this.typing = null;
    const key = `${id} ${field}`;
    const last = () => store.read().editing.undo;
    while (last().length > depth && last().at(-1)?.key === key) store.undo();
    // What was typed right after something in the form is one step with it.
    const node = findNode(store.read().editing.document.sections, id)?.node;
    if (node && !sameValue(node.fields[field], first))
      store.edit(`Take back ${label}`, [setOn(id, ['fields', field], first)]);
    hold(null);
    store.say(`${label} is as it was.`);
    onDone();
  }

  private stop(why: string): void {
    const { store, post, hold, onDone } = this.options;
    this.typing = null;
    post({ kind: 'stop' });
    hold(null);
    store.say(why);
    onDone();
  }

  private shownOf(id: string): string[] {
    const own = this.options.texts().filter((text) => text.id === id);
    return [...new Set(own.map(({ field }) => field))];
  }

  private isText(id: string, field: string): boolean {
    const node = findNode(this.options.store.read().editing.document.sections, id)?.node;
    const schema = node && blockOf(this.options.pack, node)?.customFields[field];
    return schema?.kind === 'text' && schema.formPlugin === undefined;
  }

  /** Why a text can't be typed in, in words; null: it can. */
  private refusal(id: string, field: string | undefined): string | null {
    const { store, pack, rights } = this.options;
    const { document } = store.read().editing;
    if (!rights.includes(rightFor('edit', document.kind))) return 'You may not change this page.';
    const node = findNode(document.sections, id)?.node;
    if (!node) return 'This is part of a linked block, and edited there.';
    const name = nameOf(pack, node);
    if (node.linked)
      return `${name} shows a linked block: its text is edited there, or for this page in the fields.`;
    const variants = node.kind === 'feature' ? node.variants : undefined;
    if (variants && variantFor(variants, this.options.audience()))
      return `${name} is a variant for these readers: its text is edited in the fields.`;
    if (field === undefined) return null;
    const label = fieldLabel(pack, node, field);
    if (!this.isText(id, field)) return `${label} is edited in its field.`;
    const isLocked = findLocked(document, [setOn(id, ['fields', field], '')]) !== null;
    if (isLocked && !rights.includes('lock'))
      return `${label} is locked: a producer can change it.`;
    return null;
  }
}
