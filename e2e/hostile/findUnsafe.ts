/** Elements that content may never bring into a page; the drawings of our icons are `svg` with a `path`. */
const FORBIDDEN =
  'script style link meta base object embed applet frame frameset template noscript math xmp plaintext textarea select portal animate set use foreignobject'.split(
    ' ',
  );

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'cite', 'xlink:href'];
const SAFE_SCHEME = /^(https?|mailto|tel):/i;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const FRAME = /^(\/pf\/resources\/sandbox\.html(#closed)?)$/;
const OUR_FORM = '/gateway/newsletters/subscribe';
const STYLE = /url\(|position|expression|javascript|@import|z-index|inset/i;

/**
 * What in a page of content could run or reach out, as a browser's parser reads the page, not as it is
 * written: what stands in a sandboxed frame's name does not count. Runs in jsdom.
 */
export function findUnsafe(html: string): string[] {
  const root = document.implementation.createHTMLDocument('').body;
  root.innerHTML = html;
  const faults = [...root.querySelectorAll('*')].flatMap(faultsOf);
  const written = root.innerHTML;
  const again = document.implementation.createHTMLDocument('').body;
  again.innerHTML = written;
  if (again.innerHTML !== written) faults.push('is read otherwise the second time');
  if (depthDiffers(html, root)) faults.push('is read otherwise than it is written');
  return [...new Set(faults)];
}

function faultsOf(element: Element): string[] {
  const name = element.localName;
  const faults = FORBIDDEN.includes(name) ? [`holds <${name}>`] : [];
  for (const { name: key, value } of element.attributes) {
    const where = `<${name} ${key}="${value.slice(0, 60)}">`;
    if (key.startsWith('on')) faults.push(`a handler: ${where}`);
    if (/["'<>=]/.test(key)) faults.push(`a torn tag: ${where}`);
    if (ADDRESSES.includes(key) && isUnsafeAddress(value)) faults.push(`an address: ${where}`);
    if (key === 'style' && STYLE.test(value)) faults.push(`a style: ${where}`);
  }
  if (name === 'iframe' && !isSandboxed(element)) faults.push('a frame that is not sandboxed');
  if (name === 'form' && element.getAttribute('action') !== OUR_FORM) faults.push('a form');
  return faults;
}

/** Browsers skip white space and control characters in the scheme of an address. */
function isUnsafeAddress(value: string): boolean {
  const address = value.replaceAll(/[\p{Cc}\s]/gu, '');
  return HAS_SCHEME.test(address) && !SAFE_SCHEME.test(address);
}

function isSandboxed(frame: Element): boolean {
  const sandbox = frame.getAttribute('sandbox');
  return (
    FRAME.test(frame.getAttribute('src') ?? '') &&
    !frame.hasAttribute('srcdoc') &&
    sandbox !== null &&
    !/allow-same-origin|allow-top-navigation/.test(sandbox)
  );
}

/** Whether the parser closed or moved elements: as many of a name are opened as there are. */
function depthDiffers(html: string, root: Element): boolean {
  const opened = (html.match(/<[a-z][a-z0-9-]*(?=[\s/>])/gi) ?? []).length;
  const closed = (html.match(/<\/[a-z]/gi) ?? []).length;
  const voids = root.querySelectorAll('br, img, hr, input, source, track, wbr, col').length;
  const elements = root.querySelectorAll('*').length;
  return opened !== elements || closed !== elements - voids;
}
