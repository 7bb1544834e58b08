/**
 * YouTube links below `root` become players in place on the first plain click (platform §3); a click
 * that asks for a new tab stays a link.
 */
export function enhanceVideos(root: HTMLElement): void {
  for (const facade of root.querySelectorAll<HTMLAnchorElement>('a[data-youtube]')) {
    facade.addEventListener('click', (event) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!isPlain || event.button !== 0) return;
      event.preventDefault();
      facade.replaceWith(createPlayer(facade.dataset['youtube'] ?? '', facade.dataset['title']));
    });
  }
}

function createPlayer(id: string, title = 'Video'): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'video__player';
  frame.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.tabIndex = 0;
  queueMicrotask(() => frame.focus());
  return frame;
}
