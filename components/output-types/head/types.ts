/** What the head of a page is made from. */
export interface HeadInput {
  globalContent: unknown;
  /** Path and query. */
  requestUri: string;
  /** Value of the page's own meta, set by its editor. */
  meta: (name: string) => string | undefined;
  site: SiteHead;
}

/** What the head says of the site itself. */
export interface SiteHead {
  name: string;
  /** Without a slash at the end; empty when the deployment does not say where it stands. */
  origin: string;
  description: string;
  /** Names of sections by path. */
  sections: Record<string, string>;
  /** The publisher's own pages elsewhere. */
  profiles: string[];
  /** The publisher's handle on X, with its @; or empty. */
  twitter: string;
}
