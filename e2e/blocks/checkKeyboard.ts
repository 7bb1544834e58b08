import type { Page } from 'playwright-core';
import { startKeyboardProbe, type ProbedWindow } from './keyboardProbe';

/** Presses between two looks at how far the focus is. */
const STRIDE = 4;

/** That Tab leads to every control of the block, shows where it is, and leads out of it again. */
export async function checkKeyboard(page: Page, width: number): Promise<string[]> {
  await page.evaluate(startKeyboardProbe);
  const limit = await page.evaluate(() => (window as unknown as ProbedWindow).keyboardProbe.limit);
  let isThrough = false;
  for (let pressed = 0; !isThrough && pressed < limit; pressed += STRIDE) {
    // In one go: the focus is looked at when it comes, not when it has been painted.
    await Promise.all(Array.from({ length: STRIDE }, () => page.keyboard.press('Tab')));
    isThrough = await page.evaluate(
      () => (window as unknown as ProbedWindow).keyboardProbe.isThrough,
    );
  }
  const { controls, place } = await page.evaluate(() => {
    const { keyboardProbe } = window as unknown as ProbedWindow;
    return { controls: keyboardProbe.controls, place: keyboardProbe.place() };
  });
  const faults = controls
    .filter(({ key }) => !controls.some((other) => other.key === key && other.isReached))
    .map(({ name }) => `${name} is not reached`);
  for (const { name, isReached, isFocusSeen } of controls)
    if (isReached && !isFocusSeen) faults.push(`the focus is not seen on ${name}`);
  if (!isThrough) faults.push(`Tab does not lead out of the block: it stays at ${place}`);
  return faults.map((fault) => `keyboard at ${width} px: ${fault}`);
}
