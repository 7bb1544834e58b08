import { startHosted } from './startHosted';

/**
 * Writes out the captions of a film into `list`, each line a button that plays the film from there.
 * Tells whether there were any.
 */
export async function showTranscript(video: HTMLVideoElement, list: HTMLElement): Promise<boolean> {
  const cues = await readCues(video);
  list.replaceChildren(
    ...cues.map((cue) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = formatClock(cue.startTime);
      button.setAttribute('aria-label', `Play from ${formatClock(cue.startTime)}`);
      button.addEventListener('click', () => void playFrom(video, cue.startTime));
      item.append(button, ` ${cue.text.replace(/<[^<>]*>/g, '').replace(/\s+/g, ' ')}`);
      return item;
    }),
  );
  return cues.length > 0;
}

async function playFrom(video: HTMLVideoElement, seconds: number): Promise<void> {
  const player = startHosted(video);
  // What has not begun to load cannot jump yet.
  await player.play();
  await player.seek(seconds);
}

function readCues(video: HTMLVideoElement): Promise<VTTCue[]> {
  const element = video.querySelector<HTMLTrackElement>('track[kind="captions"]');
  if (!element) return Promise.resolve([]);
  const { track } = element;
  const cues = () => [...(track.cues ?? [])] as VTTCue[];
  if (element.readyState === HTMLTrackElement.LOADED) return Promise.resolve(cues());
  // A hidden track is loaded too.
  if (track.mode === 'disabled') track.mode = 'hidden';
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(cues()));
    element.addEventListener('error', () => resolve([]));
  });
}

/** 1:05 */
function formatClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
