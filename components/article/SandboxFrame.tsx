export interface SandboxFrameProps {
  html: string;
  /** What it is, for those who don't see it. */
  title: string;
  /** px; reserved before anything is loaded. */
  height: number;
  /** A closed frame may load nothing but what its markup holds. */
  isClosed?: boolean;
}

const DOCUMENT = '/pf/resources/sandbox.html';

/** Halves of a character that stand alone cannot be sent as bytes. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Markup that is not ours, in a frame without our origin: its scripts see nothing of the page, its
 * cookies or its reader. The markup travels in the frame's name to a document of its own, since a
 * `srcdoc` would come under the page's content security policy, which lets no script of others run.
 */
export function SandboxFrame({ html, title, height, isClosed = false }: SandboxFrameProps) {
  return (
    <iframe
      className="raw-html__frame"
      src={isClosed ? `${DOCUMENT}#closed` : DOCUMENT}
      name={`html:${html.replace(LONE_SURROGATE, '\uFFFD')}`}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms"
      allow="fullscreen"

      loading="lazy"
      title={title}
      height={height}
    />
  );
}
