import { OperationRefused, type Operation } from '../../../document/operations/operation';
import type { Conflict } from '../../../document/operations/rebaseOperations';
import { ApiError, describeFailure } from '../shared/call';
import type { Api } from '../shared/api';
import { chooseMine, chooseTheirs } from './chooseMine';
import { rebase, saved, send, startEditing, type Editing } from './editing';
import type { EditingState, SaveState } from './EditingState';
import type { Journal } from './journal';
import { SaveTimer } from './SaveTimer';
import { edit, redo, undo } from './steps';

interface Options {
  api: Pick<Api, 'patchDraft' | 'readDraft' | 'renewSession'>;
  documentId: string;
  editing: Editing;
  journal: Pick<Journal, 'write'>;
  newId: () => string;
  /** What is to be said first. */
  said?: string;
}

/** @param isTyping it was a letter in a field, and more are likely to follow */
type Listener = (isTyping: boolean) => void;

/** A page in an editor's hands: what is done to it, kept at once and saved soon. */
export class EditingStore {
  private state: EditingState;
  private readonly listeners = new Set<Listener>();
  private readonly timer = new SaveTimer(() => void this.flush());
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
    if (editing.pending.length > 0) this.timer.soon();
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
    this.timer.stop();
    // One at a time: an answer is always that to what is on its way.
    const next = this.queue.then(() => this.save());
    this.queue = next.catch(() => undefined);
    await next;
    const { sent, pending, conflicts } = this.state.editing;
    return !sent && pending.length === 0 && conflicts.length === 0;
  }

  /** Gives up what the server does not take: the page is the draft again, as it is by now. */
  async discard(): Promise<void> {
    const { api, documentId: id } = this.options;
    try {
      const { document, rev } = await api.readDraft({ id });
      this.settle(startEditing(document, rev));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.say(error.message);
    }
  }

  stop(): void {
    this.timer.stop();
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
    if (editing.pending.length > 0 && !isWaiting) this.timer.soon();
  }

  private async save(): Promise<void> {
    this.timer.clear();
    const { api, documentId: id, journal, newId } = this.options;
    const editing = send(this.state.editing, newId());
    const { sent } = editing;
    if (!sent) return;
    journal.write(editing);
    this.tell(editing, { kind: 'saving' });
    try {
      const { rev, document } = await api.patchDraft({
        id,
        baseRev: editing.rev,
        operations: sent.operations,
        batch: sent.id,
      });
      this.mine = this.state.editing.document;
      this.settle(saved(this.state.editing, rev, document));
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
      this.timer.soon();
    } else this.tell(editing, { kind: 'saved' });
  }

  private async fail({ failure }: ApiError): Promise<void> {
    const { editing } = this.state;
    const { api, documentId: id, journal } = this.options;
    switch (failure.kind) {
      case 'conflict': {
        this.mine = editing.document;
        try {
          const draft = await api.readDraft({ id });
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
        this.timer.again();
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
    const { api, documentId: id } = this.options;
    try {
      const { document, rev } = await api.readDraft({ id });
      if (rev <= this.state.editing.rev) return;
      this.mine = this.state.editing.document;
      this.settle(rebase(this.state.editing, document, rev));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.failure.kind === 'signed-out')
        this.tell(this.state.editing, { kind: 'signed-out' });
      else this.say(`What others have saved could not be loaded. ${error.message}`);
    }
  }

  /** After someone signed in again. */
  async resume(): Promise<void> {
    try {
      await this.options.api.renewSession();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.say(error.message);
      return;
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
