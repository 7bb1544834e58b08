import type { FastifyInstance } from 'fastify';

/** Ends a stream; settled once it has. */
type End = () => Promise<void> | void;

/**
 * Answers that stay open: server-sent events, sockets. A node that stops tells them to come back
 * elsewhere, as it would wait for them forever.
 */
export class Streams {
  private readonly open = new Map<string, Set<End>>();

  /**
   * Notes an open stream.
   * @param kind what it is for, as metrics name it
   * @returns to be called when it is closed
   */
  add(kind: string, end: End): () => void {
    const ends = this.open.get(kind) ?? new Set();
    this.open.set(kind, ends.add(end));
    return () => void ends.delete(end);
  }

  /** How many of each kind are open. */
  counts(): [kind: string, count: number][] {
    return [...this.open].map(([kind, ends]) => [kind, ends.size]);
  }

  /** Ends all, and waits for them. */
  async endAll(): Promise<void> {
    const ends = [...this.open.values()].flatMap((kind) => [...kind]);
    await Promise.all(ends.map(async (end) => end()));
  }
}

const NAME = 'streams';

/** The open streams of a server; they end when it closes. */
export function streamsOf(app: FastifyInstance): Streams {
  if (app.hasDecorator(NAME)) return app.getDecorator<Streams>(NAME);
  const streams = new Streams();
  app.decorate(NAME, streams);
  app.addHook('preClose', () => streams.endAll());
  return streams;
}

/** ms after which who was sent away comes back: not all of them at once. */
export const comeBackAfter = (): number => 500 + Math.round(Math.random() * 2500);
