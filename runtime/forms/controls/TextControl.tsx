import { useRef } from 'react';
import { asText } from '../asText';
import type { ControlProps, FieldOf } from '../types';
import { type Parsed, useDraft } from '../useDraft';
import { inputProps } from './inputProps';

/**
 * Text, web address or email address; the browser says what is wrong with the latter two. Text of several
 * lines, or that is meant to have them (form plug-in `textarea`), has room for them.
 */
export function TextControl(props: ControlProps<FieldOf<'text' | 'url' | 'email'>>) {
  const { kind } = props.field;
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useDraft(props, asText, (text) =>
    kind === 'text' ? { value: text } : parseAddress(text, kind, input.current),
  );
  const attributes = {
    ...inputProps(props),
    className: 'field__input',
    required: props.field.required,
    value: typed,
  };
  const isLong = props.field.formPlugin === 'textarea' || typed.includes('\n');
  if (kind === 'text' && isLong) {
    return <textarea {...attributes} rows={4} onChange={(event) => type(event.target.value)} />;
  }
  return (
    <input
      {...attributes}
      ref={input}
      type={kind}
      spellCheck={kind === 'text'}
      onChange={(event) => type(event.target.value)}
    />
  );
}

function parseAddress(text: string, kind: 'url' | 'email', input: HTMLInputElement | null): Parsed {
  // The site's own addresses have no host; type="url" does not know them.
  const isOwn = kind === 'url' && /^[/?#]\S*$/.test(text);
  if (text === '' || isOwn || !input?.validity.typeMismatch) return { value: text };
  return { problem: input.validationMessage };
}
