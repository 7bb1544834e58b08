import { changedTags, documentTag, NOTHING_TAG, siteTag } from '../render/tags';
import { CdnPurger } from '../server/CdnPurger';
import type { Site } from '../server/createServer';
import { listenForContent } from '../store/contentNotices';
import type { Database } from '../store/database';
import type { Router } from '../store/route';
import type { Environment } from './environment';

interface Options {
  site: Site;
  router: Router;
  database: Database;
  environment: Environment;
  website: string;
}

/**
 * What is published, and what changes in the content, makes pages new: here, and at the CDN.
 * @returns ends it
 */
export async function followChanges(options: Options): Promise<() => Promise<void>> {
  const { site, router, database, environment, website } = options;
  const purger = environment.cdnPurge
    ? new CdnPurger({
        ...environment.cdnPurge,
        everything: siteTag(website),
        onFailure: (error, failures, waiting) =>
          site.app.log.error({ err: error, failures, waiting }, 'The CDN could not be purged'),
      })
    : null;
  router.onChange((documentId, isOurs) => {
    site.metrics.countPublication();
    const tags = documentId === null ? null : [documentTag(documentId), NOTHING_TAG];
    if (tags) site.expire(tags);
    else site.clearPages();
    if (isOurs) purger?.add(tags ?? [siteTag(website)]);
  });
  const stopListening = await listenForContent(database, (change, isOurs) => {
    site.expireContent(change);
    if (isOurs) purger?.add(changedTags(change, website));
  });
  return async () => {
    await stopListening();
    await purger?.close();
  };
}
