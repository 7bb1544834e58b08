import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is asked for when the metrics are: numbers that something else keeps. */
export interface Readings {
  cache: () => { pages: number; pageBytes: number; fragments: number; fragmentBytes: number };
  queue: () => { waiting: number; running: number };
  connections: () => number;
  streams: () => [kind: string, count: number][];
  /** By source: `closed`, `half-open` or `open`. */
  breakers: () => [source: string, state: BreakerState][];
  pool?: () => { total: number; idle: number; waiting: number };
  isReady: () => boolean;
}

export type BreakerState = 'closed' | 'half-open' | 'open';

const BREAKER_VALUES: Record<BreakerState, number> = { closed: 0, 'half-open': 0.5, open: 1 };
const NAMESPACE = 'broadsheet';
/** s: from a page that is ready to an upstream's time-out. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What a node does, in numbers for Prometheus. Labels come from our own routes, sources and names, never
 * from what a client sends, so that there are as many as there are of those.
 */
export class Metrics {
  private readonly registry = new Registry();
  /** Hits are so many, and so fast, that each is but one more in a list: by route and class of status. */
  private readonly hits = new Map<string, number[]>();

  private readonly requests = this.counter('requests_total', 'Answers', [
    'route',
    'method',
    'status',
    'cache',
  ]);
  private readonly durations = this.histogram(
    'request_duration_seconds',
    'Time to an answer that is no hit of a page or fragment',
    ['route', 'method'],
  );
  private readonly waits = this.histogram(
    'render_wait_seconds',
    'Time that pages waited for their turn to be made',
  );
  private readonly refused = this.counter('refused_total', 'Pages not made: too much to do', [
    'reason',
  ]);
  private readonly limited = this.counter('rate_limited_total', 'Clients that came too often', [
    'limit',
  ]);
  private readonly upstream = this.histogram(
    'upstream_duration_seconds',
    'Calls of content sources',
    ['source', 'outcome'],
  );
  private readonly publications = this.counter(
    'publications_total',
    'Changes of published pages that this node heard of',
  );

  constructor(readings: Readings) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('page_cache_pages', 'Pages that are kept', () => readings.cache().pages);
    this.gauge('page_cache_bytes', 'Bytes of pages', () => readings.cache().pageBytes);
    this.gauge('fragment_cache_fragments', 'Fragments that are kept', () => {
      return readings.cache().fragments;
    });
    this.gauge('fragment_cache_bytes', 'Bytes of fragments', () => readings.cache().fragmentBytes);
    this.gauge('render_queue_waiting', 'Pages that wait', () => readings.queue().waiting);
    this.gauge('render_queue_running', 'Pages that are made', () => readings.queue().running);
    this.gauge('connections', 'Connections that are open', readings.connections);
    this.gauge('ready', 'Whether the node is ready for requests', () => Number(readings.isReady()));
    this.labeled('streams', 'Answers that stay open', 'kind', readings.streams);
    this.labeled(
      'breaker_open',
      'Circuit breakers: 0 closed, 0.5 half open, 1 open',
      'source',
      () => readings.breakers().map(([source, state]) => [source, BREAKER_VALUES[state]]),
    );
    const { pool } = readings;
    if (pool)
      this.labeled('database_connections', 'Connections to the database', 'state', () => {
        const { total, idle, waiting } = pool();
        return Object.entries({ busy: total - idle, idle, waiting });
      });
  }

  /** Counts a page or fragment that was ready. Cheap: it is called for nearly every request. */
  countHit(route: string, status: number): void {
    const counts = this.hits.get(route);
    const index = Math.floor(status / 100);
    if (counts) counts[index] = (counts[index] ?? 0) + 1;
    else {
      this.hits.set(route, [0, 0, 0, 0, 0, 0]);
      this.countHit(route, status);
    }
  }

  /** Counts an answer that is about to be sent, by what its headers say that it came from. */
  countReply({ routeOptions, method }: FastifyRequest, reply: FastifyReply): void {
    const route = routeOptions.url ?? 'none';
    const cache = reply.getHeader('x-broadsheet-cache') ?? reply.getHeader('x-broadsheet-content');
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    this.requests.inc({ route, method, status, cache: String(cache ?? 'none') });
    this.durations.observe({ route, method }, reply.elapsedTime / 1000);
  }

  countWait(ms: number): void {
    this.waits.observe(ms / 1000);
  }

  countRefused(reason: 'full' | 'late'): void {
    this.refused.inc({ reason });
  }

  countLimited(limit: string): void {
    this.limited.inc({ limit });
  }

  countCall(source: string, outcome: string, ms: number): void {
    this.upstream.observe({ source, outcome }, ms / 1000);
  }

  countPublication(): void {
    this.publications.inc();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All of it, as Prometheus reads it. */
  async write(): Promise<string> {
    for (const [route, counts] of this.hits) {
      counts.forEach((count, index) => {
        if (count === 0) return;
        counts[index] = 0;
        this.requests.inc({ route, method: 'GET', status: `${index}xx`, cache: 'hit' }, count);
      });
    }
    return this.registry.metrics();
  }

  private counter<L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> {
    const registers = [this.registry];
    return new Counter({ name: `${NAMESPACE}_${name}`, help, labelNames, registers });
  }

  private histogram<L extends string>(
    name: string,
    help: string,
    labelNames: L[] = [],
  ): Histogram<L> {
    const registers = [this.registry];
    const full = `${NAMESPACE}_${name}`;
    return new Histogram({ name: full, help, labelNames, buckets: SECONDS, registers });
  }

  private gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name: `${NAMESPACE}_${name}`,
      help,
      registers: [this.registry],
      collect: () => gauge.set(read()),
    });
  }

  private labeled(
    name: string,
    help: string,
    label: string,
    read: () => [value: string, count: number][],
  ): void {
    const gauge: Gauge = new Gauge({
      name: `${NAMESPACE}_${name}`,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: () => {
        gauge.reset();
        for (const [value, count] of read()) gauge.set({ [label]: value }, count);
      },
    });
  }
}
