import type { ContentElement } from '../../content/schemas/ans';
import { FrameOnRequest } from './FrameOnRequest';
import { outsideHosts } from './outsideHosts';
import { SandboxFrame } from './SandboxFrame';

export type RawHtmlElement = Extract<ContentElement, { type: 'raw_html' }>;

/** px; what a frame reserves when nothing says how high it is. */
const DEFAULT_HEIGHT = 420;

/** A wide table scrolls sideways, so it must take the focus. */
const WIDE_TABLE = { tabIndex: 0, 'aria-label': 'Table' } as const;

interface RawHtmlProps {
  element: RawHtmlElement;
  /** What a frame is, for those who don’t see it. */
  title?: string;
}

/**
 * Raw HTML (platform §3). Trusted markup, which holds nothing active, stands in the page; anything
 * else runs in a sandboxed frame without our origin: at once where it asks no other host (and then it
 * can't), else after a click.
 */
export function RawHtml({ element, title = 'Interactive content' }: RawHtmlProps) {
  const { content, trusted, height = DEFAULT_HEIGHT } = element;
  if (trusted) {
    const html = { __html: content };
    if (!content.includes('<table'))
      return <div className="raw-html" dangerouslySetInnerHTML={html} />;
    return <section className="raw-html" {...WIDE_TABLE} dangerouslySetInnerHTML={html} />;
  }
  const hosts = outsideHosts(content);
  if (hosts.length === 0) {
    return (
      <div className="raw-html">
        <SandboxFrame html={content} title={title} height={height} isClosed />
      </div>
    );
  }
  return (
    <FrameOnRequest
      action="Show the interactive"
      hosts={hosts}
      html={content}
      title={title}
      height={height}
    />
  );
}
