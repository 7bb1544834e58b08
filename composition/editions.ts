import { readEdition } from '../components/output-types/mail/readEdition';
import site from '../properties/sites/broadsheet';
import type { EditorConfig } from '../runtime/cli/config';
import type { Editions } from '../services/newsletters/editions/Editions';
import type { EditionSettings } from '../services/newsletters/editions/EditionSettings';
import { originOf, type Env } from './site';

type Mailing = ReturnType<NonNullable<EditorConfig['mailing']>>;

/** Editions are asked for at this site. @param own its origin, as this process is reached */
export function editionSettings(env: Env, own: () => string): EditionSettings {
  const [origin] = originOf('SITE_ORIGIN', env);
  return {
    siteBase: own,
    // A site that does not say where it is has the address of the paper in its mails: nothing is there.
    readEdition: (page) => {
      const html = origin ? page : page.replaceAll(site.origin, own());
      return { html, ...readEdition(html) };
    },
    unsubscribeTag: site.mail.unsubscribeUrl,
  };
}

/**
 * What the editor does with editions.
 * @param editions null until the services are there
 */
export function mailingOf(editions: () => Editions | null): () => Mailing {
  return () => {
    const opened = editions();
    if (!opened) throw new Error('The newsletter service is not open yet.');
    return opened;
  };
}
