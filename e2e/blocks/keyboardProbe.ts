/** Something in the block that a reader must be able to reach by keyboard. */
export interface Control {
  /** How a message names it. */
  name: string;
  /** Of several controls with one key, reaching one is enough (radio buttons, tabs, two links to one place). */
  key: string;
  isReached: boolean;
  /** Whether something looked different while it had the focus. */
  isFocusSeen: boolean;
}

export interface KeyboardProbe {
  controls: Control[];
  /** How often Tab may be pressed within the block, at most. */
  limit: number;
  /** Whether the focus has left the block at its end. */
  isThrough: boolean;
  /** Where the focus is, for a message. */
  place: () => string;
}

export type ProbedWindow = Window & { keyboardProbe: KeyboardProbe };

/**
 * Runs in the browser: lists the block's controls, puts a button before and one behind the block, and
 * from then on notes which control gets the focus and whether that can be seen.
 */
export function startKeyboardProbe(): void {
  const block = document.getElementById('harness-block')!;
  const ROLES =
    'button,link,checkbox,switch,radio,tab,menuitem,menuitemcheckbox,menuitemradio,option,slider,spinbutton,textbox,searchbox,combobox';
  const CONTROLS = [
    'a[href],area[href],button,input:not([type="hidden"]),select,textarea,iframe',
    'details > summary:first-of-type,audio[controls],video[controls]',
    '[contenteditable]:not([contenteditable="false"]),[tabindex]:not([tabindex^="-"]),[onclick]',
    ...ROLES.split(',').map((role) => `[role="${role}"]`),
  ].join(',');
  // Of these one is in the tab order and arrow keys lead to the others (ARIA: composite widgets).
  const COMPOSITES =
    '[role="tablist"],[role="toolbar"],[role="radiogroup"],[role="menu"],[role="menubar"],[role="listbox"],[role="tree"],[role="grid"]';
  const LOOKS = [
    'box-shadow,background-color,background-image,color,opacity,transform,clip,clip-path,filter',
    'border-top-color,border-right-color,border-bottom-color,border-left-color',
    'border-top-width,border-right-width,border-bottom-width,border-left-width',
    'text-decoration-line,text-decoration-color,text-decoration-thickness,width,height',
  ]
    .join(',')
    .split(',');

  // What fades in would not be seen yet. Not a style element: the security policy may forbid it.
  const still = new CSSStyleSheet();
  still.replaceSync('*,*::before,*::after{transition:none!important;animation:none!important}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const isUsable = (element: Element) =>
    isShown(element) && !element.matches(':disabled') && !element.closest('[inert]');
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const text = label.replace(/\s+/g, ' ').trim().slice(0, 40);
    const tag = [element.localName, ...element.classList].slice(0, 2).join('.');
    return `<${tag}>${text ? ` "${text}"` : ''}`;
  };

  const composites = [...block.querySelectorAll(COMPOSITES)];
  const keyOf = (element: Element, index: number): string => {
    const composite = element.closest(COMPOSITES);
    if (composite && block.contains(composite)) return `composite ${composites.indexOf(composite)}`;
    if (element instanceof HTMLInputElement && element.type === 'radio')
      return `radio ${element.name}`;
    if (element instanceof HTMLAnchorElement) return `link ${element.href}`;
    // In a drawing, for example the pins of a map.
    if (element instanceof SVGAElement)
      return `link ${new URL(element.href.baseVal, document.baseURI).href}`;
    return `control ${index}`;
  };

  const elements = [...block.querySelectorAll(CONTROLS)].filter(isUsable);
  const keys = elements.map(keyOf);
  const scrollers = [...block.querySelectorAll('*')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    return (
      isUsable(element) &&
      !elements.includes(element) &&
      ((scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1))
    );
  });
  for (const scroller of scrollers) {
    const inside = elements.findIndex((element) => scroller.contains(element));
    elements.push(scroller);
    keys.push((inside === -1 ? undefined : keys[inside]) ?? `scroller ${nameOf(scroller)}`);
  }

  /** How an element, what it draws around it and its labels look. */
  const looksOf = (element: Element): string => {
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    const seen = [...around, element.nextElementSibling, element.firstElementChild, ...labels];
    return seen
      .filter((part) => part instanceof Element)
      .flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          const hasOutline = style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
          const outline = hasOutline ? `${style.outlineStyle} ${style.outlineColor}` : '';
          return [outline, ...LOOKS.map((name) => style.getPropertyValue(name))].join('|');
        }),
      )
      .join('\n');
  };

  const looks = elements.map(looksOf);
  const controls = elements.map((element, index) => ({
    name: nameOf(element),
    key: keys[index] ?? '',
    isReached: false,
    isFocusSeen: false,
  }));
  const players = block.querySelectorAll('iframe,audio[controls],video[controls]').length;
  const dates = block.querySelectorAll('input[type="date"],input[type="time"]').length;
  const probe: KeyboardProbe = {
    controls,
    limit: elements.length * 2 + 15 * players + 5 * dates + 15,
    isThrough: false,
    place: () => (document.activeElement ? nameOf(document.activeElement) : 'nothing'),
  };
  (window as unknown as ProbedWindow).keyboardProbe = probe;

  const guard = () => {
    const button = document.createElement('button');
    button.style.cssText = 'position:fixed;inset-block-start:0;inset-inline-start:0';
    return button;
  };
  const start = guard();
  const end = guard();
  block.before(start);
  block.after(end);
  const reach = (target: unknown) => {
    if (target === end) probe.isThrough = true;
    const index = elements.indexOf(target as Element);
    const control = controls[index];
    if (!control || probe.isThrough) return;
    control.isReached = true;
    // A frame draws the focus inside itself.
    control.isFocusSeen =
      (target as Element).matches('iframe') || looksOf(target as Element) !== looks[index];
  };
  document.addEventListener('focusin', ({ target }) => reach(target), true);
  // What goes into a frame leaves the window, and no event names the frame.
  window.addEventListener('blur', () => reach(document.activeElement));
  start.focus();
}
