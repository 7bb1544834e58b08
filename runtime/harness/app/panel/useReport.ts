import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { checkAccessibility } from '../frame/checkAccessibility';
import type { Report } from './AccessibilityPanel';

/** ms of rest after a change before it is checked. */
const REST = 250;

interface Options {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Changes when the page in the frame does. */
  version: number;
  hasScript: boolean;
}

const NO_SCRIPT: Report = { kind: 'failed', problem: 'it needs script in the frame.' };

/** Checks the page in the frame at each version of it. */
export function useReport({ frame, version, hasScript }: Options): [Report, () => void] {
  const [runs, setRuns] = useState(0);
  const question = useMemo(() => ({ version, runs }), [version, runs]);
  const [answer, setAnswer] = useState<{ question: object; report: Report } | null>(null);
  /** axe-core checks one page at a time. */
  const queue = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    if (!hasScript) return;
    let isCurrent = true;
    const check = async () => {
      const target = frame.current?.contentWindow;
      if (!isCurrent || !target) return;
      const report = await reportOn(target);
      if (isCurrent) setAnswer({ question, report });
    };
    const timer = setTimeout(() => {
      queue.current = queue.current.then(check);
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [frame, question, hasScript]);

  const report = answer?.question === question ? answer.report : ({ kind: 'running' } as const);
  return [hasScript ? report : NO_SCRIPT, useCallback(() => setRuns((before) => before + 1), [])];
}

async function reportOn(page: Window): Promise<Report> {
  try {
    return { kind: 'done', violations: await checkAccessibility(page) };
  } catch (error) {
    return { kind: 'failed', problem: error instanceof Error ? error.message : String(error) };
  }
}
