import type { AnsImage } from '../../../content/schemas/ans';

/**
 * The picture of a game as pictures are shown here. Without a signature its own address is used
 * (widgets §8).
 */
export function imageOf(url: string, auth: string): AnsImage {
  return {
    type: 'image',
    _id: url,
    url,
    auth,
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
