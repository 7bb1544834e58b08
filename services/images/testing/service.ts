import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageService, type ImageServiceOptions } from '../plugin';
import { signImage } from '../signImage';

const SECRET = 'a secret of the tests';

/** The signature of a picture (its file, or its whole address) for the services of tests. */
export const signed = (id: string): string => signImage(SECRET, id);

/** Headers of the newsroom, and with a picture. */
export const bearer = { authorization: 'Bearer newsroom' };
export const jpeg = { ...bearer, 'content-type': 'image/jpeg' };

export interface TestService {
  app: FastifyInstance;
  /** Where it keeps its pictures. */
  folder: string;
  /** Stores a picture. */
  put: (file: string, payload: Buffer) => Promise<unknown>;
  close: () => Promise<void>;
}

/** A picture service below `/gateway`, in a folder that goes with it. @param log takes its lines */
export async function openService(
  options: Partial<ImageServiceOptions> = {},
  log?: (line: string) => void,
): Promise<TestService> {
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  const app = Fastify(log ? { logger: { stream: { write: log } } } : {});
  await app.register(imageService, {
    prefix: '/gateway',
    dataDir: folder,
    secret: SECRET,
    token: 'newsroom',
    publicBase: '/gateway',
    maxOriginalBytes: 2_000_000,
    ...options,
  });
  return {
    app,
    folder,
    put: (file, payload) =>
      app.inject({ method: 'PUT', url: `/gateway/photo/v2/${file}`, headers: jpeg, payload }),
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
