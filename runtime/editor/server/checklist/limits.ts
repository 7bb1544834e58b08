/** Bytes that reach a reader's browser, compressed. */
export interface Weight {
  html: number;
  css: number;
  /** Before the first click. */
  script: number;
}

/** kB of each that a page may weigh, as its readers were promised. */
export const LIMITS: Record<keyof Weight, number> = { html: 25, css: 20, script: 15 };
