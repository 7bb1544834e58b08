import type { FastifyInstance } from 'fastify';

import type { Reader } from '../Reader';
import type { Readers } from '../Readers';
import type { ReaderAnswers } from './answers';

/** `GET /readers/me`: who the reader is, as the pages of the site need to know (platform §4, §6); keeps both cookies. */
export function meRoute(app: FastifyInstance, readers: Readers, answers: ReaderAnswers): void {
  app.get('/readers/me', async (request, reply) => {
    const reader = await readers.freshReaderOf(request.headers);
    if (reader) answers.keepOn(request, reply, reader);
    else answers.takeAway(request, reply);
    return reader ? meOf(reader) : { state: 'Logged Out' };
  });
}

const meOf = (reader: Reader) => ({
  state: reader.state,
  auth0Id: reader.auth0Id,
  email: reader.email ?? '',
  name: reader.name,
  hasAdsFreeReading: reader.hasAdsFreeReading ? 1 : 0,
  isInternal: reader.isInternal,
  isPremium: reader.isPremium,
  sf_product_code: reader.productCode,
  userPermissions: reader.permissions,
  pmnCookie: reader.token,
});
