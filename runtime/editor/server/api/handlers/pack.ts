import { findImages } from '../../../../content/service/findImages';
import { originalAddress } from '../../../../content/service/originalAddress';
import type { ContentService } from '../../../../content/service/askContent';
import type { Pack } from '../../../../pack/types';
import type { Handlers } from './Handlers';
import { describePack } from '../describePack';

export interface PackOptions {
  pack: () => Pack;
  contentService: ContentService;
}

/** What pages are made of: blocks with their fields, layouts, sources, pictures. */
export const packHandlers = ({ pack, contentService }: PackOptions) =>
  ({
    pack: async () => describePack(pack()),
    searchImages: async ({ query }) => ({ images: await findImages(contentService, query.q) }),
    findOriginal: async ({ query }) => ({
      address: await originalAddress(contentService, query.url),
    }),
  }) satisfies Partial<Handlers>;
