import { atOnce, inSlices, type Steps } from './inSlices';

/** Works for some ms a step. */
function* work(steps: number, ms: number): Steps<number> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + ms;
    while (performance.now() < end);
    yield;
  }
  return steps;
}

it('long work lets others have their turn, and ends with the same', async () => {
  let turns = 0;
  const other = setInterval(() => {
    turns += 1;
  }, 1);
  expect(atOnce(work(20, 5))).toBe(20);
  expect(turns).toBe(0);
  expect(await inSlices(work(20, 5))).toBe(20);
  clearInterval(other);
  expect(turns).toBeGreaterThanOrEqual(5);
});

it('what fails in a step fails the whole', async () => {
  function* broken(): Steps<number> {
    yield;
    throw new Error('broken');
  }
  await expect(inSlices(broken())).rejects.toThrow('broken');
  expect(() => atOnce(broken())).toThrow('broken');
});
