/** A browser without a window: it keeps cookies by path, follows redirects when told, and fills in forms. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string; attributes: string }>();
  private static made = 0;
  private readonly address: string;

  /** @param connectTo the node that answers for every address */
  constructor(private readonly connectTo: string | null = null) {
    Browser.made += 1;
    this.address = `198.18.${Browser.made >> 8}.${Browser.made & 255}`;
  }

  async ask(url: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
    const asked = new URL(url);
    const cookie = [...this.cookies]
      .filter(([, { path }]) => asked.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const target = this.connectTo ? this.connectTo + asked.pathname + asked.search : asked.href;
    const response = await fetch(target, {
      redirect: 'manual',
      ...init,
      headers: { 'x-client': this.address, ...(cookie ? { cookie } : {}), ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) this.keep(line, asked.pathname);
    return response;
  }

  /** Sends a form of the page at `url`, as the browser does. */
  submit(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.ask(url, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: new URL(url).origin,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
  }

  /** Follows redirects from an address until `stop` says so, or a page comes. */
  async follow(url: string, stop: (url: string) => boolean = () => false) {
    let at = url;
    for (let hop = 0; hop < 10; hop += 1) {
      if (stop(at)) return { url: at, response: null };
      const response = await this.ask(at);
      const next = response.headers.get('location');
      if (next === null) return { url: at, response };
      await response.body?.cancel();
      at = new URL(next, at).href;
    }
    throw new Error(`${url} leads in a circle`);
  }

  private keep(line: string, asked: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? asked;
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, { value, path, attributes: attributes.join('; ') });
  }
}
