import { asText } from '../asText';
import { parseJson } from '../parseJson';
import type { ControlProps } from '../types';
import { type Parsed, useDraft } from '../useDraft';
import { inputProps } from './inputProps';

/** JSON as text, emitted whenever it is valid. What was stored as a text of JSON stays a text. */
export function JsonControl(props: ControlProps) {
  const isText = typeof (props.value ?? props.field.defaultValue) === 'string';
  const [typed, type] = useDraft(props, asText, (text): Parsed => {
    const parsed = parseJson(text);
    return isText && 'value' in parsed ? { value: text } : parsed;
  });
  return (
    <textarea
      {...inputProps(props)}
      className="field__input field__input--code"
      rows={Math.min(14, Math.max(3, typed.split('\n').length))}
      spellCheck={false}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
