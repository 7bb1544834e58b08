/** The part of Coral's embed that we use (docs.coralproject.net: Integrating on your site; Client Events Guide). */
export interface CoralEmbed {
  login: (accessToken: string) => void;
  logout: () => void;
}

export interface CoralEvents {
  on: (event: 'loginPrompt', listener: () => void) => void;
}

interface CoralOptions {
  /** Id of the element that takes the thread. */
  id: string;
  autoRender: boolean;
  rootURL: string;
  storyID: string;
  storyURL: string;
  events: (events: CoralEvents) => void;
}

declare global {
  interface Window {
    Coral?: { createStreamEmbed: (options: CoralOptions) => CoralEmbed };
  }
}

/** Fired at the section, and bubbles: whoever knows the reader gives the thread their token. */
export interface CommentsSignIn {
  /** `ready`: sign in whom you know. `prompt`: the reader asked for it. */
  reason: 'ready' | 'prompt';
  login: (accessToken: string) => void;
  logout: () => void;
}

/** Name of that event. */
export const SIGN_IN_EVENT = 'broadsheet:comments-sign-in';
