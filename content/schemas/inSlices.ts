/** Work that can be left between its steps; what it returns is its result. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** ms of work at a time. */
const SLICE = 10;

/** Does all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the steps so that others get their turn every few ms: a long document keeps no reader waiting. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let end = performance.now() + SLICE;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    end = performance.now() + SLICE;
  }
}
