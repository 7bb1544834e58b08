import { useId, useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { fitBox, WHOLE } from './boxes';
import { CropStage, describePoint } from './CropStage';
import { formatPicture, parsePicture, type ChosenPicture, type Size } from './pictureAddress';
import { PictureCut } from './PictureCut';
import { useOriginal } from './useOriginal';

interface Props {
  /** As the field holds it. */
  address: string;
  onSave: (address: string) => void;
  onClose: () => void;
}

const RATIOS = [
  ['Free', null],
  ['16:9', 16 / 9],
  ['4:3', 4 / 3],
  ['1:1', 1],
  ['3:2', 3 / 2],
] as const;

/** Shapes in which pages show pictures. */
const SHAPES = [
  ['16:9', 16 / 9],
  ['3:2', 3 / 2],
  ['1:1', 1],
  ['4:5', 4 / 5],
] as const;

/** Where a picture is cut, and what of it stays in view in every shape. */
export function CropDialog({ address, onSave, onClose }: Props) {
  const id = useId();
  const [picture, setPicture] = useState(() => parsePicture(address));
  const original = useOriginal(picture.url);
  const [size, setSize] = useState<Size | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [ratio, setRatio] = useState<number | null>(null);
  const change = (part: Partial<ChosenPicture>) => setPicture({ ...picture, ...part });
  const aspect = size ? size.width / size.height : 1;

  const chooseRatio = (next: number | null) => {
    setRatio(next);
    const { crop, focal } = picture;
    if (next === null) change({ crop: crop ?? WHOLE });
    else change({ crop: fitBox(crop ?? WHOLE, next, aspect, focal) });
  };

  return (
    <Dialog title="Crop and focal point" size="wide" onClose={onClose}>
      <div className="crop">
        <p id={`${id}-help`} className="field__note">
          Click what must stay in view. Drag the corners to crop. Arrow keys move what has the focus
          by 1%, with Shift by 5%.
        </p>
        {isBroken ? (
          <p className="field__problem">There is no picture at this address.</p>
        ) : original === null ? null : (
          <CropStage
            picture={{ ...picture, url: original }}
            size={size}
            ratio={picture.crop ? ratio : null}
            helpId={`${id}-help`}
            onFocal={(focal) => change({ focal })}
            onCrop={(crop) => change({ crop })}
            onSize={setSize}
            onBroken={() => setBroken(true)}
          />
        )}
        <p className="field__note" role="status">
          {size && describeChoice(picture, size)}
        </p>
        <div className="field__row">
          <div className="field__segments" role="radiogroup" aria-label="Shape of the crop">
            {RATIOS.map(([label, value]) => (
              <label key={label} className="field__segment">
                <input
                  type="radio"
                  name={`${id}-ratio`}
                  disabled={!size}
                  checked={picture.crop !== null && ratio === value}
                  onChange={() => chooseRatio(value)}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
          <button type="button" className="fields__button" onClick={() => change({ crop: null })}>
            Whole picture
          </button>
          <button type="button" className="fields__button" onClick={() => change({ focal: null })}>
            No focal point
          </button>
        </div>
        {size && original !== null && (
          <ul className="crop__shapes" aria-label="Shapes of pages">
            {SHAPES.map(([label, shape]) => (
              <li key={label}>
                <PictureCut picture={{ ...picture, url: original }} size={size} ratio={shape} />
                {label}
              </li>
            ))}
          </ul>
        )}
        {!picture.focal && (
          <p className="field__note">
            Without a focal point, the site looks for the best part of the picture itself.
          </p>
        )}
      </div>
      <div className="dialog__foot">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="button button--main"
          disabled={!size}
          onClick={() => onSave(formatPicture({ ...picture, crop: part(picture), size }))}
        >
          Use it
        </button>
      </div>
    </Dialog>
  );
}

/** A crop that leaves nothing out is none. */
function part({ crop }: ChosenPicture): ChosenPicture['crop'] {
  return crop && (crop.width < 0.999 || crop.height < 0.999) ? crop : null;
}

function describeChoice({ focal, crop }: ChosenPicture, { width, height }: Size): string {
  const used = crop ?? WHOLE;
  const px = `${Math.round(used.width * width)} × ${Math.round(used.height * height)} px`;
  return `${crop ? 'Crop' : 'Whole picture'}: ${px}. Focal point: ${describePoint(focal).toLowerCase()}.`;
}
