import { z } from 'zod';
import { findImages } from '../../../../content/service/findImages';
import { originalAddress } from '../../../../content/service/originalAddress';
import type { ContentService } from '../../../../content/service/askContent';
import type { Pack } from '../../../../pack/types';
import { apiRoute, type AnyApiRoute } from '../apiRoute';
import { describePack } from '../describePack';

export interface PackRoutesOptions {
  pack: () => Pack;
  contentService: ContentService;
}

/** What pages are made of: blocks with their fields, layouts, sources, pictures. */
export const packRoutes = ({ pack, contentService }: PackRoutesOptions): AnyApiRoute[] => [
  apiRoute({
    method: 'GET',
    path: '/pack',
    summary: 'The blocks, layouts and content sources that pages can be made of.',
    access: { right: 'read', on: 'any-folder' },
    handle: async () => describePack(pack()),
  }),
  apiRoute({
    method: 'GET',
    path: '/images',
    summary: 'Pictures of the newest stories that match.',
    access: { right: 'read', on: 'any-folder' },
    query: { q: z.string().max(200).default('') },
    handle: async ({ query }) => ({ images: await findImages(contentService, query.q) }),
  }),
  apiRoute({
    method: 'GET',
    path: '/images/original',
    summary: 'Where a picture can be seen in full, for an hour.',
    access: { right: 'read', on: 'any-folder' },
    query: { url: z.string().max(2048) },
    handle: async ({ query }) => ({ address: await originalAddress(contentService, query.url) }),
  }),
];
