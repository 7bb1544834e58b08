/** Waits until something holds. @param limit ms, after which it throws. */
export async function until(holds: () => boolean, limit: number): Promise<void> {
  const end = performance.now() + limit;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Did not hold within ${limit} ms: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
