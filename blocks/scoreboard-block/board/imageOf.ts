import type { AnsImage } from '../../../content/schemas/ans';

/**
 * The picture of a game as pictures are shown here. Without a signature its own address is used
 * (widgets §8); null where all there is is an id.
 */
export function imageOf(url: string, auth: string): AnsImage | null {
  if (url === '') return null;
  const isId = /^[\w-]+(\.\w+)?$/.test(url);
  if (auth === '' && isId) return null;
  return {
    type: 'image',
    _id: url,
    url,
    auth,
    ...(/^https?:/i.test(url) ? { resizerId: url } : {}),
    width: 0,
    height: 0,
    focal: null,
    caption: '',
    alt: '',
    credit: '',
    alignment: null,
    link: null,
    color: null,
  };
}

/**
 * The address of the story of ours whose lead picture is the picture of a game, where the desk gave a story
 * in place of a picture (widgets §7: `content-api` for the game-day image); empty for a picture.
 */
export function storyOfImage(url: string): string {
  return /^\/[^?#]*(?:\.html|\/)$/.test(url) ? url : '';
}
