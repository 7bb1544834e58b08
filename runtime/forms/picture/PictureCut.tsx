import { shownBox } from './boxes';
import type { ChosenPicture, Size } from './pictureAddress';

interface Props {
  picture: Pick<ChosenPicture, 'url' | 'focal' | 'crop'>;
  /** Of the original, px. */
  size: Size;
  /** Width over height; null for that of the picture itself. */
  ratio: number | null;
}

/** A picture as a place of some shape shows it. */
export function PictureCut({ picture, size, ratio }: Props) {
  const aspect = size.width / size.height;
  const box = shownBox(picture, ratio, aspect);
  const percent = (part: number) => `${part * 100}%`;
  return (
    <span
      className="picture-cut"
      style={{ aspectRatio: ratio ?? (box.width / box.height) * aspect }}
    >
      <img
        src={picture.url}
        alt=""
        style={{
          width: percent(1 / box.width),
          height: percent(1 / box.height),
          left: percent(-box.left / box.width),
          top: percent(-box.top / box.height),
        }}
      />
    </span>
  );
}
