import type { ReactNode } from 'react';
import { getTextDirection } from '../../../utils/text/getTextDirection';
import { absoluteUrl } from '../head/absoluteUrl';
import { DARK_STYLES, styles, WIDTH } from './styles';

export interface MailFrameProps {
  language: string;
  title: string;
  /** What lists of mails show beside the subject. */
  preheader: string;
  /** Absolute address of the page that the mail is a form of. */
  url: string;
  site: { name: string; origin: string };
  mail: {
    /** Address of the publisher's office, as the law on mail asks for. */
    postalAddress: string;
    /** Merge tag, replaced for each reader. */
    unsubscribeUrl: string;
  };
  children: ReactNode;
}

/** What stands around every mail: one column of 600 px in tables, who sends it, and how to leave. */
export function MailFrame(props: MailFrameProps) {
  const { language, title, preheader, url, site, mail, children } = props;
  return (
    <html lang={language} dir={getTextDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: DARK_STYLES }} />
      </head>
      <body className="m-paper m-ink" style={styles.body}>
        <div style={styles.preheader}>{preheader}</div>
        <div style={{ ...styles.label, margin: 0, padding: '12px 20px 0', textAlign: 'center' }}>
          <a href={url} style={styles.link}>
            View in browser
          </a>
        </div>
        <table role="presentation" width="100%" className="m-paper" style={styles.outer}>
          <tbody>
            <tr>
              <td align="center">
                <table role="presentation" width={WIDTH} style={styles.inner}>
                  <tbody>
                    <tr>
                      <td className="m-ink" align="left" style={styles.cell}>
                        <p className="m-line" style={styles.masthead}>
                          {site.name}
                        </p>
                        {children}
                        <hr style={styles.rule} />
                        <p style={styles.footer}>
                          You are receiving this email because you signed up for it at {site.name}.{' '}
                          <a href={mail.unsubscribeUrl} style={styles.link}>
                            Unsubscribe
                          </a>{' '}
                          or{' '}
                          <a href={absoluteUrl('/newsletters/', site.origin)} style={styles.link}>
                            choose other newsletters
                          </a>
                          .
                        </p>
                        <p style={styles.footer}>{mail.postalAddress}</p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
