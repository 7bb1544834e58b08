import { useId, useState } from 'react';
import { asText } from '../asText';
import { useForm } from '../FormContext';
import type { ControlProps } from '../types';
import { ImageSearch } from './ImageSearch';
import { inputProps } from './inputProps';

/** A picture by its address, with a preview; found by search where the form can search. */
export function ImageControl(props: ControlProps) {
  const { calls } = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const searchId = useId();
  const url = asText(props.value);
  return (
    <div className="field__nest">
      <div className="field__row">
        <ImagePreview key={url} url={url} />
        <input
          {...inputProps(props)}
          className="field__input"
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
            aria-expanded={isOpen}
            aria-controls={searchId}
            onClick={() => setIsOpen(!isOpen)}
          >
            Find
          </button>
        )}
      </div>
      <div id={searchId} hidden={!isOpen}>
        {isOpen && calls && (
          <ImageSearch
            search={calls.searchImages}
            chosen={url}
            onChoose={(image) => props.onChange(image.url)}
          />
        )}
      </div>
    </div>
  );
}

function ImagePreview({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (url === '') return null;
  if (isBroken) return <span className="field__note">No picture there</span>;
  return <img className="field__preview" src={url} alt="" onError={() => setIsBroken(true)} />;
}
