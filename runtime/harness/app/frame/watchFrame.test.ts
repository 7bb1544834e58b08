/** @jest-environment jsdom */
import { type FrameEntry, type FrameWindow, watchFrame } from './watchFrame';

function open(): { frame: FrameWindow; entries: FrameEntry[] } {
  const element = document.body.appendChild(document.createElement('iframe'));
  const frame = element.contentWindow as FrameWindow;
  frame.console = { error: jest.fn(), warn: jest.fn() } as unknown as Console;
  return { frame, entries: [] };
}

describe('what the frame tells', () => {
  it('is what was pushed before and after, which still reaches the layer', () => {
    const { frame, entries } = open();
    frame.dataLayer = [{ event: 'page' }];
    watchFrame(frame, (entry) => entries.push(entry));
    expect(frame.dataLayer.push({ event: 'click' })).toBe(2);
    expect(entries.map(({ kind, text }) => [kind, JSON.parse(text)])).toEqual([
      ['event', { event: 'page' }],
      ['event', { event: 'click' }],
    ]);
  });

  it('is its errors and warnings, which still reach its console', () => {
    const { frame, entries } = open();
    const { error } = frame.console;
    watchFrame(frame, (entry) => entries.push(entry));
    frame.console.error('broken', { at: 1 });
    frame.console.warn('careful');
    frame.dispatchEvent(new ErrorEvent('error', { message: 'thrown' }));
    expect(error).toHaveBeenCalledWith('broken', { at: 1 });
    expect(entries.map(({ kind }) => kind)).toEqual(['error', 'warning', 'error']);
  });

  it('may hold circles and elements', () => {
    const { frame, entries } = open();
    watchFrame(frame, (entry) => entries.push(entry));
    const circle: Record<string, unknown> = { element: document.createElement('a') };
    circle['self'] = circle;
    frame.dataLayer?.push(circle);
    expect(JSON.parse(entries[0]?.text ?? '')).toEqual({ element: '<a>', self: '(seen above)' });
  });
});
