import type { EditableProps } from 'fusion:content';
import { signInPath } from '../../../../components/reader/accountPaths';
import { SUBSCRIBE_PATHS } from '../../../../components/reader/subscribePaths';
import { Button } from '../../../../components/ui/Button';

/** Its texts, by the names of its settings (widgets §3). */
export interface UpsellTexts {
  pageHeadline: string;
  pageDescription: string;
  featuredListHeader: string;
  contactHeader: string;
  contactPhone: string;
  contactTime: string;
  contactEmail: string;
}

export interface UpsellProps {
  texts: UpsellTexts;
  features: readonly string[];
  image: string;
  /** Where those who have it find the e-edition. */
  eEdition: string;
  /** Marks a text in the editor’s canvas. */
  editable?: (name: keyof UpsellTexts) => EditableProps;
}

/**
 * What Premium holds, for who lacks the e-edition (widgets §2). The page is the same for all: it knows by the document
 * who reads, and its one button leads to where the server decides. Who has the e-edition is told so.
 */
export function Upsell({ texts, features, image, eEdition, editable = () => ({}) }: UpsellProps) {
  return (
    <div className="upsell">
      <div className="upsell__has">
        <p>Your subscription has the e-edition.</p>
        <Button href={eEdition}>Open Today’s Paper</Button>
      </div>
      <div className="upsell__offer">
        <div className="upsell__words">
          <h1 className="upsell__headline" {...editable('pageHeadline')}>
            {texts.pageHeadline}
          </h1>
          <p className="upsell__description" {...editable('pageDescription')}>
            {texts.pageDescription}
          </p>
          <h2 className="upsell__list-header" {...editable('featuredListHeader')}>
            {texts.featuredListHeader}
          </h2>
          <ul className="upsell__list">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <div className="upsell__actions">
            <Button href={SUBSCRIBE_PATHS.upgrade} className="upsell__subscribe">
              Subscribe to Premium
            </Button>
            <Button href={SUBSCRIBE_PATHS.upgrade} className="upsell__upgrade">
              Upgrade to Premium
            </Button>
            <Button
              href={signInPath(SUBSCRIBE_PATHS.eEdition)}
              look="secondary"
              className="for-signed-out"
            >
              Sign in
            </Button>
          </div>
          <p className="upsell__note">You see every amount before you pay.</p>
        </div>
        <img className="upsell__image" src={image} alt="" width={960} height={720} />
      </div>
      <Contact texts={texts} editable={editable} />
    </div>
  );
}

function Contact({ texts, editable }: Required<Pick<UpsellProps, 'texts' | 'editable'>>) {
  const { contactHeader, contactPhone, contactTime, contactEmail } = texts;
  return (
    <section className="upsell__contact" aria-labelledby="upsell-contact">
      <h2 id="upsell-contact" {...editable('contactHeader')}>
        {contactHeader}
      </h2>
      <dl>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${telOf(contactPhone)}`}>{contactPhone}</a>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd {...editable('contactTime')}>{contactTime}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** As telephones dial it: an American number has ten digits. */
function telOf(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.length === 10 ? `+1${digits}` : digits;
}
