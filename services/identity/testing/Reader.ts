import { Browser } from './Browser';
import { readersOf } from './editorOf';
import type { IdentityNode } from './openIdentity';

/** Who somebody is, to the site. */
export interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/** A reader in a browser, before the sign-in page of a node; the site's back end for readers is played by the test. */
export class Reader {
  private constructor(
    private readonly node: IdentityNode,
    private readonly site: Awaited<ReturnType<typeof readersOf>>,
    readonly browser: Browser,
  ) {}

  static async at(node: IdentityNode, browser = new Browser()): Promise<Reader> {
    return new Reader(node, await readersOf(node.issuer), browser);
  }

  /** The address at which signing in begins. */
  async begin(extra: Record<string, string> = {}): Promise<string> {
    return (await this.site.begin(extra)).url;
  }

  /** Opens the sign-in page; its address. */
  async arrive(extra: Record<string, string> = {}): Promise<string> {
    return this.site.open(this.browser, await this.site.begin(extra));
  }

  /** Asks at the sign-in page for a mail. */
  async ask(wants: string, email: string, extra: Record<string, string> = {}): Promise<Response> {
    return this.browser.submit(await this.arrive(extra), { wants, email, send: 'yes' });
  }

  /** The address in the newest mail to somebody; null where it has none. */
  linkIn(email: string): string | null {
    const mail = this.node.mails.findLast(({ to }) => to.address === email);
    if (!mail) throw new Error(`No mail was sent to ${email}.`);
    return /https?:\S+\/link\/[\w-]+(?:\?client=[\w-]+)?/.exec(mail.text)?.[0] ?? null;
  }

  /** Asks for a mail, and uses the link in it. */
  async prove(
    wants: string,
    email: string,
    fields: Record<string, string> = {},
  ): Promise<Response> {
    await this.ask(wants, email);
    return this.use(email, fields);
  }

  /** Sends the form of the page that the newest mail to somebody leads to. */
  use(email: string, fields: Record<string, string> = {}): Promise<Response> {
    const link = this.linkIn(email);
    if (link === null) throw new Error(`The mail to ${email} has no link.`);
    return this.browser.submit(link, fields);
  }

  /** Who the site learns that this browser is; null where a page asks. */
  async who(): Promise<Claims | null> {
    const begun = await this.site.begin();
    const back = await this.site.open(this.browser, begun);
    if (!this.site.isBack(back)) return null;
    const tokens = await this.site.exchange(back, begun);
    const answer = await fetch(`${this.node.issuer}/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    return (await answer.json()) as Claims;
  }
}
