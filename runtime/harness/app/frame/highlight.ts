const ID = 'harness-highlight';

/** Marks the first element that fits `selector` and shows it. False when there is none. */
export function highlight(page: Document, selector: string): boolean {
  page.getElementById(ID)?.remove();
  const element = page.querySelector(selector);
  if (!element) return false;
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const mark = page.createElement('div');
  mark.id = ID;
  Object.assign(mark.style, {
    position: 'absolute',
    boxSizing: 'content-box',
    left: `${left + (page.defaultView?.scrollX ?? 0) - 3}px`,
    top: `${top + (page.defaultView?.scrollY ?? 0) - 3}px`,
    width: `${width}px`,
    height: `${height}px`,
    border: '3px solid #d6006e',
    pointerEvents: 'none',
    zIndex: '2147483647',
  });
  page.body.append(mark);
  return true;
}
