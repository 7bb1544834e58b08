import type { RenderedNodes } from '../../contract/preview';
import { showAudience } from '../../../client/audience';
import { traitOf } from '../../../document/variants';
import { editText, type TypedText } from './editText';
import { fillPlaces, type PlaceNames } from './fillPlaces';
import { inlineOutlines } from './inlineOutlines';
import { keepApart } from './keepApart';
import { loadSheets } from './loadSheets';
import { measurePage } from './measurePage';
import type {
  Audience,
  FrameMessage,
  HostMessage,
  PageLayout,
  Point,
} from '../shared/frameProtocol';
import { readMarks, type Mark } from './readMarks';
import { readTexts, type TextMark } from './readTexts';
import { updatePage } from './updatePage';
import { watchPointer } from './watchPointer';

const script = document.currentScript;
const root = document.documentElement;
let port: MessagePort | null = null;
let names: PlaceNames = { nodes: {}, sections: {} };
let isOutlined = true;
let marks: readonly Mark[] | null = null;
let texts: TextMark[] = [];
let layout: PageLayout = { nodes: [], sections: [], texts: [], width: 0, height: 0 };
let typing: TypedText | null = null;
let sent = '';
let isAsked = false;

/** Whether the page is still arriving. What is there of it can be worked on already. */
const isLoading = (): boolean => document.readyState === 'loading';

const tell = (message: FrameMessage): void => port?.postMessage(message);

/** Tells where everything is: once for each frame of the screen, when that has been painted, and only if something moved. */
function measureSoon(): void {
  if (isAsked) return;
  isAsked = true;
  afterPaint(() => {
    isAsked = false;
    texts = readTexts(document.body);
    layout = measurePage(document, marksNow(), texts);
    keepApart(marksNow(), layout);
    const text = JSON.stringify(layout);
    if (text === sent) return;
    sent = text;
    tell({ kind: 'layout', layout });
  });
}

const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));

/** What the page holds: looked for again when it has been drawn anew, and while it is still arriving. */
function marksNow(): readonly Mark[] {
  if (marks === null || isLoading()) marks = readMarks(document.body);
  return marks;
}

/**
 * After each change of the page.
 * @param drawn ids of the nodes that changed; null: any may have
 */
function settle(drawn: ReadonlySet<string> | null = null): void {
  // Of a page that is still arriving nobody knows what will be empty.
  if (!isLoading()) fillPlaces(document.body, names, isOutlined, drawn, marksNow());
  measureSoon();
  void inlineOutlines(document).then(measureSoon);
}

async function update({ drawn, order }: HostMessage & { kind: 'update' }): Promise<void> {
  await loadSheets(document, drawn.sheets, drawn.build);
  marks = updatePage(document.body, drawn, order, marksNow());
  afterPaint(() => tell({ kind: 'painted' }));
  const isInPlace = order.length === 0;
  settle(isInPlace ? new Set(Object.keys(drawn.html)) : null);
}

function type({ id, field, label, text, at }: HostMessage & { kind: 'type' }): void {
  typing?.stop();
  texts = readTexts(document.body);
  const shown = texts.filter((mark) => mark.id === id && mark.field === field);
  const isUnder = ({ element }: TextMark) =>
    at !== null && holdsPoint(element.getBoundingClientRect(), at);
  const mark = shown.find(isUnder) ?? shown.find(({ element }) => element.offsetWidth > 1);
  if (!mark) return tell({ kind: 'left', id, field, how: 'kept', step: 0 });
  const { element } = mark;
  element.scrollIntoView({ block: 'nearest' });
  typing = editText({
    element,
    label,
    text,
    at,
    onText: (next) => {
      tell({ kind: 'typed', id, field, text: next });
      measureSoon();
    },
    onEnd: (how, step) => {
      typing = null;
      tell({ kind: 'left', id, field, how, step });
      measureSoon();
    },
  });
}

const holdsPoint = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x < right && y >= top && y < bottom;

const isComplete = new Promise<void>((resolve) => {
  if (!isLoading()) resolve();
  document.addEventListener('DOMContentLoaded', () => resolve());
});

/** Updates are done one after the other, in the order in which they were asked for, once the page is there. */
let last = isComplete;

function hear(message: HostMessage): void {
  switch (message.kind) {
    case 'update':
      last = last.then(() => update(message));
      return;
    case 'names':
      names = message;
      return settle();
    case 'outline':
      isOutlined = message.isOn;
      return settle();
    case 'audience':
      return seeAs(message.audience);
    case 'type':
      return type(message);
    case 'stop':
      typing?.stop();
      typing = null;
      return measureSoon();
    case 'scrollBy':
      return scrollBy(0, message.y);
    case 'show': {
      const box = layout.nodes.find(({ id }) => id === message.id);
      if (!box) return;
      const isSeen = box.y + Math.min(box.height, 60) < scrollY + innerHeight && box.y >= scrollY;
      if (!isSeen) scrollTo({ top: Math.max(0, box.y - innerHeight / 4), behavior: 'auto' });
    }
  }
}

function seeAs({ reader, features }: Audience): void {
  root.dataset['readerState'] = reader;
  const given = Object.entries(features).map(([feature, value]) => traitOf({ feature }, value));
  showAudience(document, [traitOf('reader', reader), ...given]);
  measureSoon();
}

function start(): void {
  // Nothing in the page takes a click or the focus: what is done here is done to its blocks.
  document.body.inert = true;
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (typing && !typing.element.contains(target as Node)) typing.keep();
    },
    true,
  );
  watchPointer(
    () => layout,
    tell,
    () => typing?.element ?? null,
  );
  const onScroll = () => {
    keepApart(marksNow(), layout);
    tell({ kind: 'scrolled', x: scrollX, y: scrollY });
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', measureSoon);
  addEventListener('load', measureSoon, true);
  document.addEventListener('toggle', measureSoon, true);
  new ResizeObserver(measureSoon).observe(document.body);
  void document.fonts.ready.then(measureSoon);
  addEventListener('message', ({ source, data, ports: [given] }) => {
    if (source !== parent || data !== 'connect' || port || !given) return;
    port = given;
    port.addEventListener('message', ({ data: message }) => hear(message as HostMessage));
    port.start();
    const { rev, problems = '{}' } = script?.dataset ?? {};
    tell({
      kind: 'hello',
      rev: Number(rev),
      problems: JSON.parse(problems) as RenderedNodes['problems'],
    });
    settle();
    if (isLoading())
      void isComplete.then(() => {
        marks = null;
        settle();
      });
  });
  parent.postMessage('ready', '*');
}

seeAs({ reader: 'out', features: {} });
if (document.body) start();
else {
  const body = new MutationObserver(() => {
    if (!document.body) return;
    body.disconnect();
    start();
  });
  body.observe(root, { childList: true });
}
