/** States of a player (widgets §4). */
export const PLAYER_STATE = {
  unstarted: -1,
  ended: 0,
  playing: 1,
  paused: 2,
  buffering: 3,
  cued: 5,
} as const;

export type PlayerState = (typeof PLAYER_STATE)[keyof typeof PLAYER_STATE];

/** What became of a command: `timed-out` where the player did not answer in time. */
export type CommandResult = 'done' | 'timed-out';

interface Command {
  /** States in which the command has done what it should. */
  accepted: readonly PlayerState[];
  /** A state that was there before does not count as an answer. */
  requiresChange: boolean;
  timeoutMs?: number;
}

const { ended, playing, paused } = PLAYER_STATE;

/** Widgets §4, §9. */
const COMMANDS = {
  play: { accepted: [ended, playing], requiresChange: false },
  pause: { accepted: [ended, paused], requiresChange: false },
  seek: { accepted: [ended, playing, paused], requiresChange: true, timeoutMs: 3000 },
} satisfies Record<string, Command>;

/**
 * A video that plays, wherever it is hosted: one set of states and commands, so that watch time, the
 * small player and transcripts need not know. Tells of itself by `statechange`, and of what the
 * reader should know by `error`.
 */
export abstract class Player extends EventTarget {
  /** s */
  abstract get position(): number;
  /** s; 0 until it is known. */
  abstract get duration(): number;
  protected abstract sendPlay(): void;
  protected abstract sendPause(): void;
  protected abstract sendSeek(seconds: number): void;

  private current: PlayerState = PLAYER_STATE.unstarted;

  get state(): PlayerState {
    return this.current;
  }

  play(): Promise<CommandResult> {
    return this.command(COMMANDS.play, () => this.sendPlay());
  }

  pause(): Promise<CommandResult> {
    return this.command(COMMANDS.pause, () => this.sendPause());
  }

  /** @param seconds from the start; below 0 is the start */
  seek(seconds: number): Promise<CommandResult> {
    return this.command(COMMANDS.seek, () => this.sendSeek(Math.max(0, seconds)));
  }

  protected setState(state: PlayerState): void {
    this.current = state;
    this.dispatchEvent(new Event('statechange'));
  }

  private command(command: Command, send: () => void): Promise<CommandResult> {
    const { accepted, requiresChange, timeoutMs } = command;
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const isDone = () => accepted.includes(this.state);
      const settle = (result: CommandResult) => {
        clearTimeout(timer);
        this.removeEventListener('statechange', onChange);
        resolve(result);
      };
      const onChange = () => isDone() && settle('done');
      this.addEventListener('statechange', onChange);
      if (timeoutMs !== undefined) timer = setTimeout(() => settle('timed-out'), timeoutMs);
      send();
      if (!requiresChange && isDone()) settle('done');
    });
  }
}
