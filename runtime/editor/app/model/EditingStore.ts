import { OperationRefused, type Operation } from '../../../document/operations/operation';
import type { Conflict } from '../../../document/operations/rebaseOperations';
import { ApiError, describeFailure } from '../call';
import type { Api } from '../api';
import { chooseMine, chooseTheirs } from './chooseMine';
import { edit, rebase, redo, saved, send, startEditing, undo, type Editing } from './editing';
import type { Journal } from './journal';

/** How what was done stands, in what people are told. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** Tried again soon, see `reason`; kept in this browser, or (isKept: false) only in this window. */
  | { kind: 'offline'; isKept: boolean; reason: string }
  | { kind: 'signed-out' }
  | { kind: 'conflict' }
  | { kind: 'refused'; message: string };

export interface EditingState {
  editing: Editing;
  save: SaveState;
  /** What was done last, in words, as it can't be seen by all. */
  said: string;
}

interface Options {
  api: Pick<Api, 'patchDraft' | 'readDraft' | 'renewSession'>;
  documentId: string;
  editing: Editing;
  journal: Pick<Journal, 'write'>;
  newId: () => string;
  /** What is to be said first. */
  said?: string;
}

/** ms after the last change until it is sent, and at most. */
const PAUSE_MS = 800;
const LONGEST_MS = 4000;
/** ms until the server is tried again. */
const RETRY_MS = 3000;

/** @param isTyping it was a letter in a field, and more are likely to follow */
type Listener = (isTyping: boolean) => void;

/** A page in an editor's hands: what is done to it, kept at once and saved soon. */
export class EditingStore {
  private state: EditingState;
  private readonly listeners = new Set<Listener>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstAt = 0;
  private queue: Promise<void> = Promise.resolve();
  /** The page as it was before others' changes came in, for what they deleted. */
  private mine: Editing['document'];

  constructor(private readonly options: Options) {
    const { editing } = options;
    this.mine = editing.document;
    this.state = {
      editing,
      save: editing.conflicts.length > 0 ? { kind: 'conflict' } : { kind: 'saved' },
      said: options.said ?? '',
    };
    if (editing.pending.length > 0) this.saveSoon();
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly read = (): EditingState => this.state;

  say(said: string): void {
    if (said === this.state.said) return;
    this.set({ ...this.state, said });
  }

  /**
   * Does something; what can't be done is said.
   * @param said what is to be said then: what was done before is not the last any more
   */
  edit(
    name: string,
    operations: readonly Operation[],
    key: string | null = null,
    said = '',
  ): boolean {
    if (operations.length === 0) return false;
    try {
      const next = edit(this.state.editing, operations, { name, key, at: Date.now() });
      if (next !== this.state.editing) this.state = { ...this.state, said };
      this.change(next, key !== null);
      return true;
    } catch (error) {
      if (!(error instanceof OperationRefused)) throw error;
      this.say(error.message);
      return false;
    }
  }

  undo(): void {
    this.goBack(undo(this.state.editing), 'Undone');
  }

  redo(): void {
    this.goBack(redo(this.state.editing), 'Redone');
  }

  choose(conflict: Conflict, whose: 'mine' | 'theirs'): void {
    const { editing } = this.state;
    this.change(
      whose === 'mine'
        ? chooseMine(editing, conflict, this.mine, Date.now())
        : chooseTheirs(editing, conflict),
    );
  }

  /** Saves what is pending now; true when all of it is on the server. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    // One at a time: an answer is always that to what is on its way.
    const next = this.queue.then(() => this.save());
    this.queue = next.catch(() => undefined);
    await next;
    const { sent, pending, conflicts } = this.state.editing;
    return !sent && pending.length === 0 && conflicts.length === 0;
  }

  /** Gives up what the server does not take: the page is the draft again, as it is by now. */
  async discard(): Promise<void> {
    try {
      const { document, rev } = await this.options.api.readDraft(this.options.documentId);
      this.settle(startEditing(document, rev));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.say(error.message);
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private goBack({ editing, done, refused }: ReturnType<typeof undo>, word: string): void {
    if (done === null) return;
    this.change(editing);
    this.say(refused ? `${done} can’t be undone any more.` : `${word}: ${done}`);
  }

  private change(editing: Editing, isTyping = false): void {
    if (editing === this.state.editing) return;
    const isKept = this.options.journal.write(editing);
    const { save } = this.state;
    const isWaiting = save.kind === 'offline' || save.kind === 'signed-out';
    const tell = (now: SaveState) => this.tell(editing, now, isTyping);
    if (editing.conflicts.length > 0) tell({ kind: 'conflict' });
    else if (isWaiting) tell(save.kind === 'offline' ? { ...save, isKept } : save);
    else if (editing.pending.length > 0 || editing.sent) tell({ kind: 'saving' });
    else tell({ kind: 'saved' });
    if (editing.pending.length > 0 && !isWaiting) this.saveSoon();
  }

  private saveSoon(): void {
    const now = Date.now();
    if (this.timer === undefined) this.firstAt = now;
    clearTimeout(this.timer);
    const wait = Math.max(0, Math.min(PAUSE_MS, this.firstAt + LONGEST_MS - now));
    this.timer = setTimeout(() => void this.flush(), wait);
  }

  private async save(): Promise<void> {
    this.timer = undefined;
    const { api, documentId, journal, newId } = this.options;
    const editing = send(this.state.editing, newId());
    const { sent } = editing;
    if (!sent) return;
    journal.write(editing);
    this.tell(editing, { kind: 'saving' });
    try {
      const { rev, document } = await api.patchDraft(documentId, {
        baseRev: editing.rev,
        operations: sent.operations,
        batch: sent.id,
      });
      this.mine = this.state.editing.document;
      this.settle(saved(this.state.editing, rev, document ?? null));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await this.fail(error);
    }
  }

  private settle(editing: Editing): void {
    this.options.journal.write(editing);
    if (editing.conflicts.length > 0) this.tell(editing, { kind: 'conflict' });
    else if (editing.pending.length > 0) {
      this.tell(editing, { kind: 'saving' });
      this.saveSoon();
    } else this.tell(editing, { kind: 'saved' });
  }

  private async fail({ failure }: ApiError): Promise<void> {
    const { editing } = this.state;
    const { api, documentId, journal } = this.options;
    switch (failure.kind) {
      case 'conflict': {
        this.mine = editing.document;
        try {
          const draft = await api.readDraft(documentId);
          return this.settle(rebase(this.state.editing, draft.document, draft.rev));
        } catch (error) {
          if (!(error instanceof ApiError) || error.failure.kind === 'conflict') throw error;
          return this.fail(error);
        }
      }
      case 'signed-out':
        return this.tell(editing, { kind: 'signed-out' });
      case 'offline':
      case 'failed': {
        const isKept = journal.write(editing);
        this.tell(editing, { kind: 'offline', isKept, reason: describeFailure(failure) });
        this.timer = setTimeout(() => void this.flush(), RETRY_MS);
        return;
      }
      case 'refused':
        return this.tell(editing, { kind: 'refused', message: describeFailure(failure) });
    }
  }

  /**
   * Goes on from what others have saved.
   * @param known the revision that there is now, if that is known; null: whatever there is
   */
  async refresh(known: number | null = null): Promise<void> {
    if (!(await this.flush())) return;
    if (known !== null && known <= this.state.editing.rev) return;
    try {
      const { document, rev } = await this.options.api.readDraft(this.options.documentId);
      if (rev <= this.state.editing.rev) return;
      this.mine = this.state.editing.document;
      this.settle(rebase(this.state.editing, document, rev));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** After someone signed in again. */
  async resume(): Promise<void> {
    try {
      await this.options.api.renewSession();
    } catch (error) {
      if (error instanceof ApiError) return;
      throw error;
    }
    await this.flush();
  }

  private tell(editing: Editing, save: SaveState, isTyping = false): void {
    this.set({ ...this.state, editing, save }, isTyping);
  }

  private set(state: EditingState, isTyping = false): void {
    this.state = state;
    for (const listener of this.listeners) listener(isTyping);
  }
}
