import type { FastifyPluginAsync } from 'fastify';
import { drawPanel, STRIPS, type StripName } from '../../art/comics/panels';

const isStrip = (name: string): name is StripName => Object.hasOwn(STRIPS, name);

/** `GET /daily/drawings/{strip}/{look}.svg`: a panel of the demo's comics, drawn as it is asked for. */
export const drawingsRoute: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { strip: string; file: string } }>(
    '/daily/drawings/:strip/:file',
    async ({ params: { strip, file } }, reply) => {
      const look = /^([A-Za-z-]{1,40})\.svg$/.exec(file)?.[1];
      if (!isStrip(strip) || !look) return reply.code(404).send({ message: 'No such drawing' });
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'")
        .send(drawPanel(strip, look.split('-')));
    },
  );
};
