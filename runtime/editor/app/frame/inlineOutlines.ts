const known = new Map<string, Promise<Map<string, Element>>>();

/**
 * Browsers show a shape of another file (`<use href="/a.svg#b">`) to pages of the same origin only, and
 * the canvas has none: such shapes are brought into the page. The server has them in `data-outline`
 * (`forSandbox`), so that no browser asks for them before.
 */
export async function inlineOutlines(page: Document): Promise<void> {
  for (const use of page.querySelectorAll('use[data-outline]')) {
    const href = use.getAttribute('data-outline') ?? '';
    const [file = '', name] = href.split('#', 2);
    if (file === '' || !name) continue;
    const address = new URL(file, page.baseURI).href;
    let shapes = known.get(address);
    if (!shapes) known.set(address, (shapes = loadShapes(address)));
    const shape = (await shapes).get(name);
    if (shape && !page.getElementById(name)) {
      const holder = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
      holder.setAttribute('style', 'position:absolute;width:0;height:0');
      holder.setAttribute('aria-hidden', 'true');
      holder.append(page.importNode(shape, true));
      page.body.append(holder);
    }
    if (!shape) continue;
    use.removeAttribute('data-outline');
    use.setAttribute('href', `#${name}`);
  }
}

async function loadShapes(address: string): Promise<Map<string, Element>> {
  const answer = await fetch(address);
  if (!answer.ok) return new Map();
  const file = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  return new Map([...file.querySelectorAll('[id]')].map((shape) => [shape.id, shape]));
}
