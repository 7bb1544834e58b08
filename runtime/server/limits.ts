import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { clientAddress } from '../../http/clientAddress';
import { RateLimit } from './RateLimit';
import { Refused } from './Refused';

/**
 * How often one address may have something made for it. What is ready counts nowhere, so an office
 * behind one address stays far below, and so do the readers of one page however many they are.
 */
const LIMITS = {
  /** Pages that nobody has read lately. */
  pages: { points: 600, seconds: 60 },
  /** Live blocks that are not at hand. */
  fragments: { points: 600, seconds: 60 },
  /** Answers of content sources that are not at hand: search is one. */
  content: { points: 600, seconds: 60 },
  /** Questions to the mounted services. */
  services: { points: 1200, seconds: 60 },
  /** Pictures: a page has dozens, and the services themselves make few at once. */
  pictures: { points: 6000, seconds: 60 },
};

export type LimitName = keyof typeof LIMITS;

export interface LimitsOptions {
  /** Where nodes count together; null for a node that is alone. */
  pool: Pool | null;
  /** Name of the header in which a CDN tells a client's address; empty where none does. */
  clientHeader: string;
  onLimited: (limit: LimitName) => void;
  onError: (error: unknown) => void;
  /** For tests: other numbers. */
  points?: Partial<Record<LimitName, number>>;
}

/** Counts a request against a limit. @throws Refused (429) */
export type Admit = (limit: LimitName, request: FastifyRequest) => Promise<void>;

/**
 * The limits of all public routes. Who comes from a private network is not counted: that is a balancer
 * with many behind it who are not told apart, or the site itself.
 */
export function createLimits(options: LimitsOptions): Admit {
  const { pool, onError, clientHeader } = options;
  const limits = new Map(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => {
      const allowed = options.points?.[name as LimitName] ?? points;
      return [name, new RateLimit({ name, points: allowed, seconds, pool, onError })];
    }),
  );
  return async (name, request) => {
    const client = clientAddress(request, clientHeader);
    if (client === null) return;
    const waits = (await limits.get(name)?.take(client)) ?? 0;
    if (waits === 0) return;
    options.onLimited(name);
    throw new Refused(429, waits);
  };
}
