import { Parser } from 'htmlparser2';
import { FIELD_BOLD, FIELD_PICTURE, MARKER } from './values';

const ADDRESS_ATTRIBUTES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'poster',
  'data',
  'srcset',
]);
/** Schemes that run what they hold; browsers skip white space and control characters in them. */
const RUNS = /^(?:javascript|vbscript|data:text\/html)/i;
const SKIPPED = /[\p{Cc} ]/gu;
const DATA_SCRIPT = /json$/;

const runs = (address: string): boolean => RUNS.test(address.replace(SKIPPED, ''));

function faultOfAttribute(
  tag: string,
  name: string,
  value: string,
  sandbox?: string,
): string | null {
  const where = `<${tag} ${name}="${value.slice(0, 80)}">`;
  if (name.startsWith('on')) return `has a handler in its markup: ${where}`;
  if (/["'<>=]/.test(name)) return `a value tore its tag: ${where}`;
  if (ADDRESS_ATTRIBUTES.has(name) && runs(value)) return `an address runs script: ${where}`;
  if (
    name === 'style' &&
    (value.includes(MARKER) || /url\(\s*["']?\s*(?:javascript|vbscript)/i.test(value))
  )
    return `a style holds a field's script: ${where}`;
  // Raw HTML of unknown origin runs in a frame without our origin; any other is ours.
  if (name === 'srcdoc' && (sandbox === undefined || sandbox.includes('allow-same-origin')))
    return `a frame with our origin holds markup: ${where}`;
  return null;
}

/**
 * What got into a page that should not: scripts, handlers, addresses and elements of ours. `isRich`
 * says that fields may have formatting and pictures.
 */
export function findInjections(html: string, isRich: boolean): string[] {
  const faults = new Set<string>();
  let script: { type: string; text: string } | null = null;
  let isBold = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      for (const [name, value] of Object.entries(attributes)) {
        const fault = faultOfAttribute(tag, name, value, attributes['sandbox']);
        if (fault) faults.add(fault);
        if (!isRich && tag === 'img' && value === FIELD_PICTURE)
          faults.add('a plain field became a picture');
      }
      if (tag === 'script') script = { type: attributes['type'] ?? '', text: '' };
      if (tag === 'b') isBold = true;
      if (tag === 'x-slot' || tag === 'x-part') faults.add(`a text made a <${tag}> of the engine`);
    },
    ontext(text) {
      if (script) script.text += text;
      if (isBold && !isRich && text.includes(FIELD_BOLD)) faults.add('a plain field became markup');
    },
    onclosetag(tag) {
      if (tag === 'b') isBold = false;
      if (tag !== 'script' || !script) return;
      const fault = faultOfScript(script);
      if (fault) faults.add(fault);
      script = null;
    },
  });
  parser.end(html);
  return [...faults];
}

function faultOfScript({ type, text }: { type: string; text: string }): string | null {
  if (!DATA_SCRIPT.test(type))
    return text.includes(MARKER)
      ? `a script of a text stands in the page: ${text.slice(0, 80)}`
      : null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return `data in a script ends early or is no JSON (${String(error)}): ${text.slice(-80)}`;
  }
}
