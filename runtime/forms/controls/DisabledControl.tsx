import { asText } from '../asText';
import type { ControlProps } from '../types';
import { inputProps } from './inputProps';

export function DisabledControl(props: ControlProps) {
  return (
    <input {...inputProps(props)} className="field__input" readOnly value={asText(props.value)} />
  );
}
