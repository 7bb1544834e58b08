import { Picture } from '../ui/Picture';
import type { AnsImage } from '../../content/schemas/ans';

/** px: an avatar is shown at up to 96 by 96 (platform §9); twice that for dense screens. */
const WIDTHS = [192, 96] as const;

/** The face of a columnist. Decorative: the name stands beside it. */
export function CardAvatar({ image }: { image: AnsImage }) {
  return (
    <Picture
      className="card__avatar"
      image={image}
      ratio="1x1"
      widths={WIDTHS}
      sizes="96px"
      alt=""
    />
  );
}
