import { useEffect, useRef } from 'react';
import { asText } from '../asText';
import type { ControlProps, FieldOf } from '../types';
import { inputProps } from './inputProps';

/**
 * A day ("2026-11-20") or a moment, which is shown in the editor's time zone and emitted as ISO time.
 * The input is left to the browser: a date that is half typed has no value to give back.
 */
export function DateControl(props: ControlProps<FieldOf<'date' | 'dateTime'>>) {
  const isMoment = props.field.kind === 'dateTime';
  const input = useRef<HTMLInputElement>(null);
  const shown = isMoment ? toLocal(props.value) : toDay(props.value);

  useEffect(() => {
    if (input.current && !input.current.validity.badInput) input.current.value = shown;
  }, [shown]);

  const change = () => {
    const element = input.current;
    if (!element) return;
    const { value, validity } = element;
    if (validity.badInput) return props.onProblem('Enter the whole date.');
    props.onProblem(null);
    if (value === '') return props.onChange(null);
    props.onChange(isMoment ? new Date(value).toISOString() : value);
  };

  return (
    <div className="field__row">
      <input
        {...inputProps(props)}
        ref={input}
        className="field__input field__input--date"
        type={isMoment ? 'datetime-local' : 'date'}
        required={props.field.required}
        defaultValue={shown}
        onChange={change}
      />
      <span className="field__note">
        {shown === '' && props.value ? `“${asText(props.value)}” is not a date` : ''}
        {shown !== '' && isMoment ? new Intl.DateTimeFormat().resolvedOptions().timeZone : ''}
      </span>
    </div>
  );
}

function toDay(value: unknown): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(asText(value))?.[0] ?? '';
}

/** ISO time or ms -> "2026-11-20T17:40", in local time as `datetime-local` wants it. */
function toLocal(value: unknown): string {
  const date = new Date(typeof value === 'number' ? value : asText(value));
  if (Number.isNaN(date.getTime())) return '';
  const offset = date.getTimezoneOffset() * 60_000;
  const local = new Date(date.getTime() - offset).toISOString();
  return date.getUTCSeconds() === 0 ? local.slice(0, 16) : local.slice(0, 19);
}
