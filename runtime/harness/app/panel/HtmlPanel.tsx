import { useMemo } from 'react';
import { CopyButton } from '../CopyButton';
import { formatHtml } from './formatHtml';

/** Longer HTML is shown without colors, in characters. */
const LONGEST_COLORED = 200_000;

/** The block's HTML, laid out for reading; what is copied is what was sent. */
export function HtmlPanel({ html }: { html: string }) {
  const formatted = useMemo(() => formatHtml(html), [html]);
  if (html === '') return <p className="panel__none">The block shows nothing.</p>;
  return (
    <>
      <div className="panel__tools">
        <CopyButton label="Copy HTML" text={() => html} />
      </div>
      <pre className="code">
        {formatted.length > LONGEST_COLORED ? formatted : colored(formatted)}
      </pre>
    </>
  );
}

const colored = (html: string) =>
  html.split(/(<[^<>]*>)/).map((piece, index) =>
    index % 2 === 1 ? (
      <span className="code__tag" key={index}>
        {tagParts(piece)}
      </span>
    ) : (
      piece
    ),
  );

const tagParts = (tag: string) =>
  tag.split(/("[^"]*")/).map((piece, index) =>
    index % 2 === 1 ? (
      <span className="code__value" key={index}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
