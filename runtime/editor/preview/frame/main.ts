import { showAudience } from '../../../client/audience';
import { traitOf } from '../../../store/variants';
import { fillPlaces, type PlaceNames } from './fillPlaces';
import { inlineOutlines } from './inlineOutlines';
import { loadSheets } from './loadSheets';
import { measurePage } from './measurePage';
import type { Audience, FrameMessage, HostMessage, PageLayout } from './protocol';
import { readMarks, type Mark } from './readMarks';
import { updatePage } from './updatePage';
import { watchPointer } from './watchPointer';

const script = document.currentScript;
const root = document.documentElement;
let port: MessagePort | null = null;
let names: PlaceNames = { nodes: {}, sections: {} };
let isOutlined = true;
let marks: Mark[] = [];
let layout: PageLayout = { nodes: [], sections: [], width: 0, height: 0 };
let sent = '';
let isAsked = false;

const tell = (message: FrameMessage): void => port?.postMessage(message);

/** Tells where everything is, once per frame of the screen and only if something moved. */
function measureSoon(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    layout = measurePage(document, marks);
    const text = JSON.stringify(layout);
    if (text === sent) return;
    sent = text;
    tell({ kind: 'layout', layout });
  });
}

/** After each change of the page. */
function settle(): void {
  fillPlaces(document.body, names, isOutlined);
  marks = readMarks(document.body);
  measureSoon();
  void inlineOutlines(document).then(measureSoon);
}

async function update({ drawn, order }: HostMessage & { kind: 'update' }): Promise<void> {
  await loadSheets(document, drawn.sheets, drawn.build);
  updatePage(document.body, drawn, order);
  settle();
}

/** Updates are done one after the other, in the order in which they were asked for. */
let last = Promise.resolve();

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
  watchPointer(() => layout, tell);
  addEventListener('scroll', () => tell({ kind: 'scrolled', x: scrollX, y: scrollY }), {
    passive: true,
  });
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
    tell({ kind: 'hello', rev: Number(script?.dataset['rev']) });
    settle();
  });
  parent.postMessage('ready', '*');
}

seeAs({ reader: 'out', features: {} });
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
