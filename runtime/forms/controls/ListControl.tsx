import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { asText } from '../asText';
import type { ControlProps, FieldOf } from '../types';
import { type Parsed, useDraft } from '../useDraft';
import { ChoiceInput } from './ChoiceInput';
import { groupProps } from './groupProps';
import { ItemButton } from './ItemButton';

/**
 * Items one below the other. Enter adds one below, Alt with an arrow key moves one, and pasted lines
 * become items.
 */
export function ListControl(props: ControlProps<FieldOf<'list'>>) {
  const { choices } = props.field;
  const isNumbers = props.field.items === 'number';
  const root = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<number | null>(null);
  const [items, setItems] = useDraft<string[]>(
    props,
    (value) => (Array.isArray(value) ? value.map(asText) : []),
    isNumbers ? parseNumbers : (texts) => ({ value: texts }),
  );

  useEffect(() => {
    if (nextFocus.current === null) return;
    const inputs = root.current?.querySelectorAll<HTMLElement>('.field__item input');
    inputs?.[nextFocus.current]?.focus();
    nextFocus.current = null;
  });

  const change = (next: string[], focus: number | null) => {
    nextFocus.current = focus;
    setItems(next);
  };
  const replace = (index: number, ...by: string[]) => items.toSpliced(index, 1, ...by);
  const add = (index: number) => change(items.toSpliced(index, 0, ''), index);
  const move = (index: number, to: number) => {
    const item = items[index];
    if (item === undefined || to < 0 || to >= items.length) return;
    change(items.toSpliced(index, 1).toSpliced(to, 0, item), to);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter') add(index + 1);
    else if (event.altKey && event.key === 'ArrowUp') move(index, index - 1);
    else if (event.altKey && event.key === 'ArrowDown') move(index, index + 1);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent, index: number) => {
    const lines = event.clipboardData.getData('text').split(/\r?\n/).filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const kept = items[index] ? [items[index], ...lines] : lines;
    change(replace(index, ...kept), index + kept.length - 1);
  };

  return (
    <div {...groupProps(props)} className="field__list" role="group" ref={root}>
      {items.map((item, index) => (
        <div className="field__item" key={index}>
          {choices === undefined ? (
            <input
              id={index === 0 ? props.id : undefined}
              className="field__input"
              aria-label={`Item ${index + 1}`}
              inputMode={isNumbers ? 'decimal' : undefined}
              value={item}
              onChange={(event) => setItems(replace(index, event.target.value))}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
            />
          ) : (
            <ChoiceInput
              id={index === 0 ? props.id : `${props.id}-${index}`}
              label={`Item ${index + 1}`}
              source={choices}
              value={item}
              onChange={(value) => setItems(replace(index, value))}
              onMove={(by) => move(index, index + by)}
            />
          )}
          <ItemButton
            label={`Move item ${index + 1} up`}
            sign="↑"
            isOff={index === 0}
            onPress={() => move(index, index - 1)}
          />
          <ItemButton
            label={`Move item ${index + 1} down`}
            sign="↓"
            isOff={index === items.length - 1}
            onPress={() => move(index, index + 1)}
          />
          <ItemButton
            label={`Remove item ${index + 1}`}
            sign="×"
            onPress={() => change(replace(index), Math.min(index, items.length - 2))}
          />
        </div>
      ))}
      <button
        type="button"
        id={items.length === 0 ? props.id : undefined}
        className="fields__button"
        onClick={() => add(items.length)}
      >
        Add item
      </button>
    </div>
  );
}

function parseNumbers(texts: string[]): Parsed {
  const wrong = texts.findIndex((text) => text.trim() === '' || !Number.isFinite(Number(text)));
  return wrong === -1
    ? { value: texts.map(Number) }
    : { problem: `Item ${wrong + 1}: enter a number.` };
}
