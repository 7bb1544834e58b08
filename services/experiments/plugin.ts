import type { FastifyPluginAsync } from 'fastify';
import { answerError } from '../http/answerError';
import { HttpError } from '../http/HttpError';
import { sendJson } from '../http/sendJson';
import { GrowthBookFeatures } from './GrowthBookFeatures';
import type { GrowthBookAddress } from './readGrowthBook';

export interface ExperimentsServiceOptions {
  /** Whose features are served; null for none. */
  growthBook: GrowthBookAddress | null;
}

/** s */
const MAX_AGE = 10;

interface FeaturesRoute {
  Params: { key: string };
}

/**
 * The experiments service: features in the words of GrowthBook's API, from the site itself, so that no other host
 * learns who reads what (platform §7). Register it under a prefix.
 */
export const experimentsService: FastifyPluginAsync<ExperimentsServiceOptions> = async (
  app,
  { growthBook },
) => {
  app.setErrorHandler(answerError('experiments'));
  const warn = (line: string) => app.log.warn(line);
  const features = growthBook && new GrowthBookFeatures(growthBook, warn);
  app.addHook('onClose', async () => features?.close());

  app.get<FeaturesRoute>('/experiments/api/features/:key', async (request, reply) => {
    if (!features || request.params.key !== growthBook?.clientKey)
      throw new HttpError(404, 'There are no experiments of this key');
    const body = { status: 200, ...(await features.read()) };
    return sendJson(request, reply, body, `public, max-age=${MAX_AGE}`);
  });
};
