import { isPlainClick } from './isPlainClick';

/**
 * The videos below `root`. A YouTube link becomes a player in place on the first plain click
 * (platform §3): nothing is asked of YouTube before. A hosted film says in words when it cannot be
 * played, and writes out its captions on demand. Players are loaded when they are needed.
 */
export function enhanceVideos(root: HTMLElement): void {
  for (const facade of root.querySelectorAll<HTMLAnchorElement>('a[data-youtube]')) {
    facade.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      import('./player/startYouTube').then(
        ({ startYouTube }) => startYouTube(facade),
        () => window.location.assign(facade.href),
      );
    });
  }
  for (const video of root.querySelectorAll<HTMLVideoElement>('.video__stage > video')) {
    enhanceHosted(video);
  }
}

function enhanceHosted(video: HTMLVideoElement): void {
  keepPoster(video);
  const start = () =>
    void import('./player/startHosted').then((module) => module.startHosted(video));
  if (video.paused) video.addEventListener('play', start, { once: true });
  else start();
  // Each source that fails tells of it; after the last, nothing is left to try.
  video.addEventListener(
    'error',
    () => {
      if (video.error || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE)
        tellOfFile(video);
    },
    true,
  );

  const details = video.closest('figure')?.querySelector<HTMLDetailsElement>('.video__transcript');
  const list = details?.querySelector<HTMLElement>('ol');
  details?.addEventListener(
    'toggle',
    () => {
      if (!list) return;
      void import('./player/showTranscript')
        .then((module) => module.showTranscript(video, list))
        .then((hasWords) => {
          list.hidden = !hasWords;
        });
    },
    { once: true },
  );
}

/** A poster that fails is told by no event: the same picture is asked for, and tells of it (platform §8). */
function keepPoster(video: HTMLVideoElement): void {
  const original = video.dataset['originalPoster'];
  if (!original) return;
  const picture = new Image();
  picture.addEventListener('error', () => {
    console.warn('Generate resized image failed', video.poster);
    video.poster = original;
  });
  picture.src = video.poster;
}

function tellOfFile(video: HTMLVideoElement): void {
  const space = video.closest('.video__space');
  if (!space || space.querySelector('.video__error')) return;
  const words = document.createElement('p');
  words.className = 'video__error';
  words.setAttribute('role', 'status');
  words.textContent = 'This video can’t be played in your browser. ';
  const link = document.createElement('a');
  link.href = video.querySelector('source')?.src ?? video.src;
  link.textContent = 'Download it';
  words.append(link);
  space.append(words);
}
