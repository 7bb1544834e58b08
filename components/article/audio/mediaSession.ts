interface Session {
  audio: HTMLAudioElement;
  title: string;
  artist: string;
  cover: HTMLImageElement | null;
  play: () => Promise<void>;
  /** To a place in s. */
  seek: (place: number) => void;
  /** s. */
  skip: number;
}

/** Tells the system what plays, so that its keys, lock screen and headphones work. */
export function showMediaSession({ audio, title, artist, cover, play, seek, skip }: Session): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  audio.addEventListener('play', () => {
    mediaSession.metadata = new MediaMetadata({
      title,
      artist,
      artwork: cover ? [{ src: cover.currentSrc || cover.src, sizes: '400x400' }] : [],
    });
    mediaSession.setActionHandler('play', () => void play());
    mediaSession.setActionHandler('pause', () => audio.pause());
    mediaSession.setActionHandler('seekbackward', () => seek(audio.currentTime - skip));
    mediaSession.setActionHandler('seekforward', () => seek(audio.currentTime + skip));
    mediaSession.setActionHandler('seekto', ({ seekTime }) => seek(seekTime ?? 0));
  });
}
