/** A page as mail. */
export interface EditionPage {
  html: string;
  text: string;
  /** Of its first story; empty where it has none. */
  headline: string;
}

/** What sending editions needs of the site. */
export interface EditionSettings {
  /** Absolute address at which the site is asked for pages. */
  siteBase: () => string;
  /** Reads a page that was asked for as mail. */
  readEdition: (html: string) => EditionPage & { isEmpty: boolean };
  /** In the markup of a page: where each reader's link to leave comes. */
  unsubscribeTag: string;
}
