import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** Roles that no screen reader says: it goes on with what they hold. */
const UNSAID = new Set([
  'code',
  'deletion',
  'emphasis',
  'generic',
  'insertion',
  'none',
  'paragraph',
  'presentation',
  'rowgroup',
  'strong',
  'subscript',
  'superscript',
  'time',
]);
/** Roles that are said as one thing, by its name. */
const WHOLE = new Set([
  'button',
  'checkbox',
  'combobox',
  'heading',
  'img',
  'link',
  'meter',
  'option',
  'progressbar',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);
/** Elements without a role that begin a line of their own. */
const LINES =
  'address, blockquote, dd, div, dt, figcaption, footer, form, header, label, p, section, summary';
const HIDDEN =
  '[hidden], [aria-hidden="true"], link, script, style, template, noscript, dialog:not([open])';
const STATES = ['checked', 'current', 'expanded', 'invalid', 'live', 'pressed', 'selected', 'sort'];
/** Of lists and tables, more entries are only counted. */
const MOST_ENTRIES = 3;
const ENTRIES = 'li, tr, article';
/** Letters; more of a text is left out. */
const LONGEST = 160;

/**
 * What a screen reader finds in a part of a document, a line each, indented by what holds it: roles,
 * names, states, where links lead, words.
 */
export function outlineOf(root: Element): string[] {
  const lines: string[] = [];
  let words = '';
  const say = (text: string, depth: number): void => {
    if (text !== '') lines.push('  '.repeat(depth) + shorten(text));
  };
  const endLine = (depth: number): void => {
    say(squeeze(words), depth);
    words = '';
  };
  const walkInto = (element: Element, depth: number): void => {
    let entries = 0;
    for (const child of element.childNodes) {
      if (child instanceof Text) words += child.data;
      if (child instanceof HTMLBRElement) endLine(depth);
      if (!(child instanceof Element) || child.matches(HIDDEN)) continue;
      if (child.matches(ENTRIES) && (entries += 1) > MOST_ENTRIES) continue;
      walk(child, depth);
    }
    if (entries > MOST_ENTRIES) {
      endLine(depth);
      say(`and ${entries - MOST_ENTRIES} more`, depth);
    }
  };
  const walk = (element: Element, depth: number): void => {
    const role = roleOf(element);
    const isSaid = role !== null && !UNSAID.has(role);
    if (!isSaid && !element.matches(LINES)) return walkInto(element, depth);
    endLine(depth);
    if (role === 'row') return say(`[row] ${cellsOf(element)}`, depth);
    if (isSaid) say(lineOf(element, role), depth);
    const leads = role === 'heading' && element.querySelector('a, button') !== null;
    if (isSaid && WHOLE.has(role) && !leads) return undefined;
    const inner = isSaid ? depth + 1 : depth;
    walkInto(element, inner);
    return endLine(inner);
  };
  walkInto(root, 0);
  endLine(0);
  return lines;
}

/** The cells of a row in one line. */
const cellsOf = (row: Element): string =>
  [...row.children]
    .map((cell) =>
      outlineOf(cell)
        .map((line) => line.trim())
        .join(' '),
    )
    .join(' | ');

/** Parts and forms are places of a page by their names only. */
function roleOf(element: Element): string | null {
  const role = getRole(element);
  return (role === 'region' || role === 'form') && nameOf(element) === '' ? 'generic' : role;
}

function lineOf(element: Element, role: string): string {
  const level =
    role === 'heading' ? ` ${element.getAttribute('aria-level') ?? element.tagName[1]}` : '';
  const states = STATES.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    return value === null ? [] : [`(${state}: ${value})`];
  });
  const address = role === 'link' ? element.getAttribute('href') : null;
  const parts = [
    `[${role}${level}]`,
    nameOf(element),
    ...states,
    address === null ? '' : `-> ${address}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Styles are none of a name here, and slow to ask for. */
const UNSTYLED = { display: '', visibility: '', content: '', getPropertyValue: () => '' };

const nameOf = (element: Element): string =>
  squeeze(
    computeAccessibleName(element, {
      getComputedStyle: () => UNSTYLED as unknown as CSSStyleDeclaration,
    }),
  );

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text;
