import { GrowthBook } from '@growthbook/growthbook';
import { pushToDataLayer } from '../analytics/pushToDataLayer';
import { featureWord, givenFeatures, keepFeatures, readerId } from './experimentCookies';

/** The features as our own service serves them: no other host is asked. */
const API_PATH = '/gateway/experiments';

/** ms */
const TIMEOUT = 5000;

/** px: wider windows are no phone’s. */
const PHONE_WIDTH = 767;

/**
 * Reads the features of GrowthBook, keeps what this reader is given for the pages that come, and says once of each
 * experiment of which this page shows something that it was seen: `growthbook_experiment` (platform §7). What a
 * reader was given stays where features can’t be had.
 *
 * @param clientKey of the SDK connection
 */
export async function assignFeatures(clientKey: string): Promise<void> {
  const growthBook = new GrowthBook({
    apiHost: location.origin + API_PATH,
    clientKey,
    attributes: readerAttributes(),
    disableVisualExperiments: true,
    disableUrlRedirectExperiments: true,
  });
  const { success, error } = await growthBook.init({ timeout: TIMEOUT, streaming: false });
  if (!success) {
    console.warn(`Experiments: ${error?.message ?? 'no features'}`);
    return;
  }
  const given = givenFeatures();
  const features = new Map<string, unknown>();
  const seen = new Set<string>();
  for (const key of Object.keys(growthBook.getFeatures())) {
    const { value, experiment, experimentResult } = growthBook.evalFeature<unknown>(key);
    features.set(key, value);
    if (!experiment || !experimentResult?.inExperiment || seen.has(experiment.key)) continue;
    // What this page shows was chosen before it was painted, by what was known then.
    if (!given.includes(featureWord(key, value) ?? '') || !choosesBlocks(key)) continue;
    seen.add(experiment.key);
    pushToDataLayer({
      event: 'growthbook_experiment',
      experiment_id: experiment.key,
      variation_id: experimentResult.key,
      attributes: growthBook.getAttributes(),
    });
  }
  keepFeatures(features);
  growthBook.destroy();
}

/** Whether blocks of this page have forms for values of a feature. */
function choosesBlocks(key: string): boolean {
  const blocks = document.querySelectorAll<HTMLElement>('[data-only], [data-not]');
  return Array.from(blocks, ({ dataset }) => `${dataset['only'] ?? ''} ${dataset['not'] ?? ''}`)
    .flatMap((traits) => traits.split(' '))
    .some((trait) => trait.startsWith(`${key}=`));
}

/** What experiments may be aimed by: no query, which may hold the key of a gift or of a letter. */
const readerAttributes = () => ({
  id: readerId(),
  reader: document.documentElement.dataset['readerState'] ?? 'out',
  url: location.origin + location.pathname,
  host: location.host,
  path: location.pathname,
  deviceType: window.innerWidth > PHONE_WIDTH ? 'desktop' : 'mobile',
});
