import { lazy, Suspense, useId, useState } from 'react';
import { asText } from '../asText';
import { useForm } from '../FormContext';
import { parsePicture, type ChosenPicture } from '../picture/pictureAddress';
import { PictureCut } from '../picture/PictureCut';
import { useOriginal } from '../picture/useOriginal';
import type { ControlProps } from '../types';
import { ImageSearch } from './ImageSearch';
import { inputProps } from './inputProps';

const CropDialog = lazy(async () => ({
  default: (await import('../picture/CropDialog')).CropDialog,
}));

/** Shape of the small picture beside the address. */
const PREVIEW = 4 / 3;

/**
 * A picture by its address, with a preview; found by search where the form can search. Its crop and
 * focal point are kept in the address, and go with it.
 */
export function ImageControl(props: ControlProps) {
  const { calls } = useForm();
  const [isSearching, setSearching] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const searchId = useId();
  const value = asText(props.value);
  const picture = parsePicture(value);
  const { url } = picture;
  return (
    <div className="field__nest">
      <div className="field__row">
        <ImagePreview key={url} picture={picture} />
        <input
          {...inputProps(props)}
          className="field__input field__input--picture"
          required={props.field.required}
          placeholder="Address of the picture"
          spellCheck={false}
          value={url}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {calls && (
          <button
            type="button"
            className="fields__button"
            aria-expanded={isSearching}
            aria-controls={searchId}
            onClick={() => setSearching(!isSearching)}
          >
            Find
          </button>
        )}
        {url !== '' && (
          <button
            type="button"
            className="fields__button"
            aria-haspopup="dialog"
            onClick={() => setCropping(true)}
          >
            Crop
          </button>
        )}
      </div>
      {url !== value && <p className="field__note">{describeChosen(picture)}</p>}
      <div id={searchId} hidden={!isSearching}>
        {isSearching && calls && (
          <ImageSearch
            search={calls.searchImages}
            chosen={url}
            onChoose={(image) => {
              if (image.url !== url) props.onChange(image.url);
            }}
          />
        )}
      </div>
      {isCropping && (
        // Escape closes the dialog and nothing else.
        <div
          role="presentation"
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.stopPropagation();
          }}
        >
          <Suspense fallback={null}>
            <CropDialog
              address={value}
              onSave={(next) => {
                setCropping(false);
                if (next !== value) props.onChange(next);
              }}
              onClose={() => setCropping(false)}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function ImagePreview({ picture }: { picture: ChosenPicture }) {
  const [isBroken, setIsBroken] = useState(false);
  const { url, size } = picture;
  const original = useOriginal(url);
  if (url === '' || original === null) return null;
  if (isBroken) return <span className="field__note">No picture there</span>;
  if (size)
    return (
      <span className="field__preview">
        <PictureCut picture={{ ...picture, url: original }} size={size} ratio={PREVIEW} />
      </span>
    );
  return <img className="field__preview" src={original} alt="" onError={() => setIsBroken(true)} />;
}

function describeChosen({ crop, focal }: ChosenPicture): string {
  const words = [crop && 'a crop', focal && 'a focal point'].filter(Boolean).join(' and ');
  return words === '' ? '' : `With ${words}.`;
}
