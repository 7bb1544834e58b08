import { groupStops, type Stop, type Stops as Parts } from './groupStops';
import { leadsOn, linkStopsIn } from './linkStops';
import { Elements, type ElementsProps } from '../elements/Elements';

/**
 * A story that readers choose their way through (subtype cyoa): "go to Stop 4" leads there. With
 * script one stop is seen at a time; without, all of them follow each other. Where the text has no
 * stops it is a text like any other.
 */
export function Stops({ elements, ...context }: ElementsProps) {
  const parts = groupStops(elements);
  if (!parts) return <Elements elements={elements} {...context} />;
  const numbers = new Set(parts.stops.map(({ number }) => number));
  const link = (part: Parts['intro']) => part.map((element) => linkStopsIn(element, numbers));
  const first = parts.stops[0]?.number ?? 1;
  return (
    <>
      <Elements elements={link(parts.intro)} {...context} />
      <div className="stops" data-stops={first}>
        <nav className="stops__path" aria-label="Your path">
          <span className="stops__label">Your path</span>
          <ol className="stops__way">
            <li>
              <a href={`#stop-${first}`}>Stop {first}</a>
            </li>
          </ol>
          <a className="stops__restart" href={`#stop-${first}`}>
            Start over
          </a>
        </nav>
        {parts.stops.map((stop) => (
          <OneStop
            key={stop.number}
            stop={{ ...stop, elements: link(stop.elements) }}
            first={first}
            context={context}
          />
        ))}
      </div>
      <Elements elements={parts.outro} {...context} />
    </>
  );
}

interface OneStopProps {
  stop: Stop;
  /** Number of the stop where the story begins. */
  first: number;
  context: Omit<ElementsProps, 'elements'>;
}

function OneStop({ stop: { number, title, elements }, first, context }: OneStopProps) {
  const isFirst = number === first;
  const words = title.replace(/^(\s*)stop\s+\d+\s*[:.–—-]?\s*/i, '');
  return (
    <section
      className={isFirst ? 'stop stop--first' : 'stop'}
      id={`stop-${number}`}
      aria-labelledby={`stop-${number}-title`}
    >
      <h2 className="stop__title" id={`stop-${number}-title`} tabIndex={-1}>
        <span className="stop__number">Stop {number}</span>{' '}
        {words && <span dangerouslySetInnerHTML={{ __html: words }} />}
      </h2>
      <Elements elements={elements} {...context} />
      {!leadsOn(elements) && (
        <p className="stop__again">
          <a href={`#stop-${first}`}>The end. Choose again from the start</a>
        </p>
      )}
    </section>
  );
}
