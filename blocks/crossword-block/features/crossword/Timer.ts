/** A clock that goes while it is open and the page is seen. */
export class Timer {
  #seconds: number;
  #isOver = false;

  /** @param onTick told every second that counts */
  constructor(
    readonly details: HTMLDetailsElement,
    seconds: number,
    onTick: (seconds: number) => void,
  ) {
    this.#seconds = seconds;
    this.#show();
    setInterval(() => {
      if (!details.open || document.hidden || this.#isOver) return;
      this.#seconds += 1;
      this.#show();
      onTick(this.#seconds);
    }, 1000);
  }

  /** Stops it. @returns "in 4:05", or nothing where nobody opened it */
  stop(): string {
    this.#isOver = true;
    return this.#seconds > 0 ? ` in ${written(this.#seconds)}` : '';
  }

  restart(): void {
    this.#isOver = false;
    this.#seconds = 0;
    this.#show();
  }

  #show(): void {
    const text = this.details.querySelector('[role="timer"]');
    if (text) text.textContent = written(this.#seconds);
  }
}

/** `4:05`, `1:04:05` */
export function written(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
