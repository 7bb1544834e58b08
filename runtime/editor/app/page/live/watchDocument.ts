import { afterChanges, type LiveEvent, type Person } from '../../../contract/liveEvents';

/** What happens to an open page. */
export interface Watching {
  people: (people: readonly Person[]) => void;
  /** The draft is at this revision now; null: it may be at another one. */
  draft: (rev: number | null) => void;
  published: () => void;
  comments: () => void;
}

/** ms after which a stream that was refused is asked for again: at first, and at most. */
const RETRY_MS = { first: 2000, most: 60_000 };

type Data<K extends LiveEvent['kind']> = Omit<Extract<LiveEvent, { kind: K }>, 'kind'>;

/**
 * Follows what happens to a document while its tab is looked at: a browser opens few streams to one
 * host, and whoever looks elsewhere is not there.
 * @returns a function that stops it
 */
export function watchDocument(documentId: string, tab: string, watching: Watching): () => void {
  const address = `/pf/editor/api/documents/${encodeURIComponent(documentId)}/live?tab=${tab}`;
  let stream: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let wait = RETRY_MS.first;

  function open(): void {
    let people: readonly Person[] = [];
    stream = new EventSource(address);
    stream.addEventListener('open', () => {
      wait = RETRY_MS.first;
    });
    stream.addEventListener('error', askAgain);
    const on = <K extends LiveEvent['kind']>(kind: K, hear: (data: Data<K>) => void): void =>
      stream?.addEventListener(kind, ({ data }) => hear(JSON.parse(data as string) as Data<K>));
    const tellPeople = (now: readonly Person[]): void => {
      people = now;
      watching.people(people);
    };
    on('people', (first) => tellPeople(first.people));
    on('presence', ({ changes }) => tellPeople(afterChanges(people, changes)));
    on('draft', ({ rev }) => watching.draft(rev));
    on('published', () => watching.published());
    on('comments', () => watching.comments());
    on('missed', () => {
      watching.draft(null);
      watching.published();
      watching.comments();
    });
  }
  /** Browsers try again by themselves, but not after an answer such as a balancer's while nodes restart. */
  function askAgain(): void {
    if (stream?.readyState !== EventSource.CLOSED) return;
    clearTimeout(again);
    again = setTimeout(look, wait * (1 + Math.random()));
    wait = Math.min(2 * wait, RETRY_MS.most);
  }
  function close(): void {
    clearTimeout(again);
    stream?.close();
    stream = null;
  }
  function look(): void {
    if (document.visibilityState === 'hidden') close();
    // A stream that the server refused, as after signing out, is closed for good: it is asked for anew.
    else if (!stream || stream.readyState === EventSource.CLOSED) open();
  }

  look();
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    close();
  };
}
