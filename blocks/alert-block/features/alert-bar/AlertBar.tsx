import type { EditableProps } from 'fusion:content';
import { Icon } from '../../../../components/ui/Icon';
import { hashText } from '../../../../utils/text/hashText';

/** What alerts are about, and what each is called. */
export const ALERT_KINDS = {
  breaking: 'Breaking news',
  weather: 'Weather alert',
  notice: 'Notice',
} as const;
export type AlertKind = keyof typeof ALERT_KINDS;

export interface AlertBarProps {
  kind: AlertKind;
  /** '' when there is no alert: then it takes no room. */
  text: string;
  /** '' for an alert without a story. */
  url: string;
  /** Marks the text in the editor's canvas. */
  textProps?: EditableProps | undefined;
}

/**
 * The bar below the header. Its root is there without an alert too: open pages ask it for news. Its version
 * names what it says, so that a browser knows what its reader has closed. What comes late lies over the page.
 */
export function AlertBar({ kind, text, url, textProps }: AlertBarProps) {
  if (text === '') return <div className="alert-bar" data-version="" data-keep-room="" />;
  const label = ALERT_KINDS[kind];
  const version = hashText(`${kind} ${text} ${url}`);
  return (
    <div className={`alert-bar alert-bar--${kind}`} data-version={version} data-keep-room="">
      <section className="alert-bar__alert" aria-label={label}>
        <p className="alert-bar__text" data-announce="alert">
          <strong className="alert-bar__label">{label}:</strong>{' '}
          {url === '' ? (
            <span {...textProps}>{text}</span>
          ) : (
            <a className="alert-bar__link" href={url} {...textProps}>
              {text}
            </a>
          )}
        </p>
        <button className="alert-bar__close" type="button" aria-label={`Close: ${label}`}>
          <Icon name="close" size={18} />
        </button>
      </section>
    </div>
  );
}
