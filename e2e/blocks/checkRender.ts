import type { HarnessRendering } from '../../runtime/harness/types';

/** What the browser was sent. */
export interface Answer {
  status: number;
  html: string;
}

const FAILURE = /<html\b[^>]*\bdata-failure="([^"]*)"/;

/** Why the server could not show a state: it failed alone, or within the frame. */
export function checkRender(rendering: HarnessRendering, { status, html }: Answer): string[] {
  const faults: string[] = [];
  if (rendering.failure) faults.push(`does not render: ${rendering.failure.message}`);
  if (status !== 200) faults.push(`the frame answers ${status}`);
  const failure = FAILURE.exec(html)?.[1];
  if (failure !== undefined && !rendering.failure) faults.push(`fails in the frame: ${failure}`);
  if (!html.includes('id="harness-block"')) faults.push('the frame has no #harness-block');
  return faults;
}
