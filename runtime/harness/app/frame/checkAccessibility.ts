import type { AxeResults, RunOptions } from 'axe-core';
import { AXE_URL } from '../api';

type AxeWindow = Window & {
  axe?: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
};

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core holds against the block in the frame; it is loaded there when first asked for. */
export async function checkAccessibility(frame: Window): Promise<AxeResults['violations']> {
  const { axe } = await withAxe(frame);
  if (!axe) throw new Error(`${AXE_URL} defines no axe.`);
  const results = await axe.run('#harness-block', {
    runOnly: { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
  });
  return results.violations;
}

async function withAxe(frame: AxeWindow): Promise<AxeWindow> {
  if (frame.axe) return frame;
  await new Promise<void>((resolve, reject) => {
    const script = frame.document.createElement('script');
    script.src = AXE_URL;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${AXE_URL} could not be loaded.`)));
    frame.document.head.append(script);
  });
  return frame;
}
