import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Answer, type Question } from '../attack/ask';
import { FRONT_DOCUMENT } from '../attack/openTarget';
import type { Admin } from '../attack/people';

const API = '/pf/editor/api';
const DOCUMENT = `${API}/documents/${FRONT_DOCUMENT}`;
/** ms after which a call hangs. */
const HANGS = 40_000;
/** What a node says that can't do something now. */
const NOT_NOW = new Set([429, 503, 507]);

export interface Nodes {
  /** Addresses of the nodes that are up now. */
  urls: () => readonly string[];
  admin: Admin;
}

/** Editors at work and readers on all nodes: what they were told is done must be there in the end. */
export class Newsroom {
  /** What may not happen, whatever breaks. */
  readonly faults = new Set<string>();
  /** How often calls were answered with each status; 0: broken off. */
  readonly statuses = new Map<number, number>();
  readonly comments = new Set<number>();
  readonly versions = new Set<number>();
  private isOpen = false;
  private workers: Promise<void>[] = [];
  private turn = 0;

  constructor(private readonly nodes: Nodes) {}

  /** Begins: two who comment, one who publishes, two readers on each node. */
  start({ readers = 2 }: { readers?: number } = {}): void {
    this.isOpen = true;
    this.workers = [
      this.repeat(() => this.comment(), 10),
      this.repeat(() => this.comment(), 10),
      this.repeat(() => this.publish(), 50),
      ...Array.from({ length: readers }, () => this.repeat(() => this.read(), 20)),
    ];
  }

  async stop(): Promise<void> {
    this.isOpen = false;
    await Promise.all(this.workers);
  }

  /** Says something about the front page. @returns whether it was taken */
  async comment(): Promise<boolean> {
    const answer = await this.call('POST', `${DOCUMENT}/comments`, { text: randomUUID() });
    if (answer?.status === 201) this.comments.add((JSON.parse(answer.text) as { id: number }).id);
    return answer?.status === 201;
  }

  /** Changes the front page's title and publishes it. @returns the title, or null where something failed */
  async publish(url?: string): Promise<string | null> {
    const draft = await this.call('GET', DOCUMENT, undefined, url);
    if (draft?.status !== 200) return null;
    const { rev } = JSON.parse(draft.text) as { rev: number };
    const title = `Front ${randomUUID()}`;
    const operations = [{ op: 'set', id: 'text', path: ['fields', 'title'], value: title }];
    const patch = { baseRev: rev, operations, batch: randomUUID() };
    const saved = await this.call('PATCH', DOCUMENT, patch, url);
    if (saved?.status !== 200) return null;
    const body = { rev: (JSON.parse(saved.text) as { rev: number }).rev };
    const published = await this.call('POST', `${DOCUMENT}/publish`, body, url);
    if (published?.status !== 201) return null;
    this.versions.add((JSON.parse(published.text) as { number: number }).number);
    return title;
  }

  /** The front page must be there for readers, whatever happens behind it. */
  async read(): Promise<void> {
    const answer = await this.call('GET', '/', undefined);
    if (answer && answer.status !== 200) this.faults.add(`readers got ${answer.status} for /`);
  }

  /**
   * When all is whole again: editors work within `seconds`, every node shows what they publish, and all that
   * they were told is done is there.
   */
  async verify(seconds = 45): Promise<string[]> {
    const deadline = Date.now() + seconds * 1000;
    const faults: string[] = [];
    for (const url of this.nodes.urls()) {
      let title: string | null = null;
      while (title === null && Date.now() < deadline) {
        title = await this.publish(url);
        if (title === null) await pause(250);
      }
      if (title === null) faults.push(`nothing can be published ${seconds} s later`);
      else faults.push(...(await this.unseen(title)));
    }
    faults.push(...(await this.missing()));
    return [...this.faults, ...new Set(faults)];
  }

  /** Nodes that do not show a title within some seconds. */
  private async unseen(title: string): Promise<string[]> {
    const faults: string[] = [];
    for (const url of this.nodes.urls()) {
      const deadline = Date.now() + 10_000;
      let isSeen = false;
      while (!isSeen && Date.now() < deadline) {
        const { text } = await ask({ url }, { path: '/' });
        isSeen = text.includes(title);
        if (!isSeen) await pause(100);
      }
      if (!isSeen) faults.push('a node does not show what was published 10 s later');
    }
    return faults;
  }

  private async missing(): Promise<string[]> {
    const read = async (path: string): Promise<Record<string, Record<string, number>[]>> => {
      const answer = await this.call('GET', path, undefined);
      return answer?.status === 200 ? JSON.parse(answer.text) : {};
    };
    const comments = await read(`${DOCUMENT}/comments?resolved=true`);
    const versions = await read(`${DOCUMENT}/versions`);
    const kept = new Set(comments['comments']?.map(({ id }) => id));
    const listed = new Set(versions['versions']?.map(({ number }) => number));
    const lost = [...this.comments].filter((id) => !kept.has(id)).length;
    const unlisted = [...this.versions].filter((number) => !listed.has(number)).length;
    return [
      ...(lost > 0 ? [`${lost} of ${this.comments.size} comments that were taken are lost`] : []),
      ...(unlisted > 0 ? [`${unlisted} of ${this.versions.size} versions are lost`] : []),
    ];
  }

  /** One call of the API, or of a reader; null when the connection broke. */
  private async call(
    method: string,
    path: string,
    body: unknown,
    url = this.nextUrl(),
  ): Promise<Answer | null> {
    const question: Question = { method, path, takes429: true, patience: HANGS };
    if (path.startsWith(API))
      question.headers = {
        ...this.nodes.admin.headers,
        'x-csrf-token': this.nodes.admin.csrf,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
    if (body !== undefined) question.body = JSON.stringify(body);
    let answer: Answer | null = null;
    try {
      answer = await ask({ url }, question);
    } catch (error) {
      if (/nothing came within/.test(String(error))) this.faults.add(`${method} hung for 40 s`);
    }
    const status = answer?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (answer && status >= 500 && !NOT_NOW.has(status))
      this.faults.add(`${method} was answered ${status}`);
    if (answer && status === 503 && answer.headers['retry-after'] === undefined)
      this.faults.add(`${method} was answered 503 without retry-after`);
    return answer;
  }

  private nextUrl(): string {
    const urls = this.nodes.urls();
    this.turn += 1;
    return urls[this.turn % urls.length]!;
  }

  private async repeat(work: () => Promise<unknown>, gap: number): Promise<void> {
    while (this.isOpen) {
      await work();
      await pause(gap);
    }
  }
}
