const FAILURE =
  'The recording can’t be played right now. Check your connection, then press Play to try again.';

export interface Playback {
  play: () => Promise<void>;
  toggle: () => void;
  /** To a place in s. */
  seek: (place: number) => void;
  /** s; what the newsroom wrote until the file says it. */
  duration: () => number;
}

/** Plays a recording and says in words what is wrong, where something is. */
export function playback(audio: HTMLAudioElement, say: (words: string) => void): Playback {
  const written = Number(audio.dataset['duration']);
  const duration = (): number => (Number.isFinite(audio.duration) ? audio.duration : written) || 0;
  // Without a source that can be played it would wait for one forever.
  const fail = (): void => {
    audio.pause();
    say(FAILURE);
  };
  const play = async (): Promise<void> => {
    say('');
    if (isBroken(audio)) {
      const place = audio.currentTime;
      audio.load();
      audio.currentTime = place;
    }
    try {
      await audio.play();
    } catch (error) {
      // A pause that came before the sound is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    }
  };
  audio.addEventListener('playing', () => say(''));
  audio.addEventListener('waiting', () => say('Loading…'));
  // Faults of a source do not bubble, and another source may do: it is known a moment later.
  const look = (): void => {
    if (isBroken(audio)) fail();
  };
  audio.addEventListener('error', () => setTimeout(look), true);
  return {
    play,
    duration,
    toggle() {
      if (audio.paused) void play();
      else audio.pause();
    },
    seek(place) {
      audio.currentTime = Math.min(Math.max(0, place), Math.max(0, duration() - 0.1));
    },
  };
}

function isBroken(audio: HTMLAudioElement): boolean {
  return audio.error !== null || audio.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
}
