import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';

/** ms between two looks at the clock, and two sums of them. */
const RESOLUTION_MS = 10;
const SAMPLE_MS = 200;

/** By how much work holds up what comes in: the delay of the event loop, as it was lately. */
export class LoopDelay {
  /** ms, on average over the last moment. */
  current = 0;
  private readonly histogram: IntervalHistogram = monitorEventLoopDelay({
    resolution: RESOLUTION_MS,
  });
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.histogram.enable();
    this.timer = setInterval(() => {
      const { mean } = this.histogram;
      // It measures from one look to the next.
      this.current = Number.isFinite(mean) ? Math.max(0, mean / 1e6 - RESOLUTION_MS) : 0;
      this.histogram.reset();
    }, SAMPLE_MS).unref();
  }

  close(): void {
    clearInterval(this.timer);
    this.histogram.disable();
  }
}
