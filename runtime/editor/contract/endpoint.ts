import { z } from 'zod';
import type { Access } from './access';

type Shape = Record<string, z.ZodType>;

/** One call: what it is for, who may, what it takes and what it answers. `calls.ts` says where it is. */
export interface Endpoint {
  /** What it is for, in a sentence. */
  summary: string;
  access: Access;
  /** Parts of the address. */
  params?: Shape;
  query?: Shape;
  body?: z.ZodType;
  /** Without it nothing is answered: 204. */
  answer?: z.ZodType;
  /** Of the answer when all is well; 200 unless said. */
  status?: 201;
  /** Whether it can be called over a connection that stays open, too: `…/socket`. */
  hasSocket?: true;
}

/** A moment: ISO 8601 on the wire, a Date on the server. */
export const moment = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** What the server gets of a call. */
export interface Received<E extends Endpoint> {
  params: E extends { params: infer S extends Shape } ? z.output<z.ZodObject<S>> : unknown;
  query: E extends { query: infer S extends Shape } ? z.output<z.ZodObject<S>> : unknown;
  body: E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
}

/** What the server says to a call. */
export type Answer<E extends Endpoint> = E extends { answer: infer A extends z.ZodType }
  ? z.output<A>
  : void;

/** What is said with a call: parts of its address, of its query and of its body side by side. */
export type Given<E extends Endpoint> = (E extends { params: infer S extends Shape }
  ? z.input<z.ZodObject<S>>
  : unknown) &
  (E extends { query: infer S extends Shape } ? z.input<z.ZodObject<S>> : unknown) &
  (E extends { body: infer B extends z.ZodType } ? NonNullable<z.input<B>> : unknown);

/** The answer as it arrives. */
export type Arrived<E extends Endpoint> = E extends { answer: infer A extends z.ZodType }
  ? z.input<A>
  : undefined;
