import { asText } from '../asText';
import type { ControlProps } from '../types';
import { ChoiceInput } from './ChoiceInput';

/** A text that names something, by the name of that. */
export function ChoiceControl({ choices, ...props }: ControlProps & { choices: string }) {
  return (
    <ChoiceInput
      id={props.id}
      source={choices}
      value={asText(props.value)}
      describedBy={props.describedBy}
      isInvalid={props.isInvalid}
      isRequired={props.field.required}
      onChange={props.onChange}
    />
  );
}
