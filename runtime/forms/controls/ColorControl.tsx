import { asText } from '../asText';
import type { ControlProps } from '../types';
import { type Parsed, useDraft } from '../useDraft';
import { inputProps } from './inputProps';

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A colour: picked, or as hex text. */
export function ColorControl(props: ControlProps) {
  const [typed, type] = useDraft(props, asText, parseColor);
  return (
    <div className="field__row">
      <input
        type="color"
        className="field__color"
        aria-label="Pick a color"
        value={HEX.test(typed) ? longHex(typed) : '#000000'}
        onChange={(event) => type(event.target.value)}
      />
      <input
        {...inputProps(props)}
        className="field__input field__input--number"
        required={props.field.required}
        placeholder="#rrggbb"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}

function parseColor(text: string): Parsed {
  if (text === '' || HEX.test(text)) return { value: text };
  return { problem: 'Enter a color such as #1a2b3c.' };
}

/** `<input type="color">` takes six digits only. */
function longHex(hex: string): string {
  const digits = hex.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.slice(0, 6).toLowerCase()}`;
}
