import { readableInk } from '../../../../components/cards/readableInk';
import type { CallToAction } from '../../../../content/schemas/readCallToAction';

/** A call to readers, on a color of its own: write to us. */
export function CallBox({ call }: { call: CallToAction }) {
  const { bgColor, header, description, email } = call;
  const ink = readableInk(bgColor);
  const colors: Record<string, string> =
    ink === null ? {} : { '--call-background': bgColor, '--call-ink': ink };
  return (
    <aside className="story-box story-box--call" style={colors} aria-labelledby="call-title">
      <h2 className="story-box__title" id="call-title">
        {header}
      </h2>
      {description && <p className="story-box__about">{description}</p>}
      {email && (
        <div className="story-box__actions">
          <a className="story-box__write" href={mailLink(email, header)}>
            Write to us
          </a>
          <span className="story-box__address">{email}</span>
        </div>
      )}
    </aside>
  );
}

/** A mail that has its subject and a place for the words. */
function mailLink(email: string, subject: string): string {
  const body = 'My story:\n\n\n\nName:\nNeighborhood:\nPhone (we never print it):\n';
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
