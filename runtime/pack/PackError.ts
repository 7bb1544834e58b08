import type { PackProblem } from './types';

/** A pack that cannot be compiled; the message names each file and its cause, a line each. */
export class PackError extends Error {
  constructor(readonly problems: readonly PackProblem[]) {
    super(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
    this.name = 'PackError';
  }
}
