import { useEffect, useRef } from 'react';
import { asText } from '../asText';
import type { ControlProps } from '../types';
import { type Parsed, useDraft } from '../useDraft';
import { groupProps } from './groupProps';
import { ItemButton } from './ItemButton';

type Pair = [key: string, text: string];

/** Keys with their values, one pair per row. Values that are no text keep their type until edited. */
export function PairsControl(props: ControlProps) {
  const stored = toRecord(props.value);
  const root = useRef<HTMLDivElement>(null);
  const focusesLast = useRef(false);
  const [pairs, setPairs] = useDraft<Pair[]>(
    props,
    (value) => Object.entries(toRecord(value)).map(([key, item]) => [key, asText(item)]),
    (typed) => parsePairs(typed, stored),
  );

  useEffect(() => {
    if (!focusesLast.current) return;
    focusesLast.current = false;
    root.current?.querySelector<HTMLElement>('.field__pair:last-of-type input')?.focus();
  });

  const replace = (index: number, ...by: Pair[]) => setPairs(pairs.toSpliced(index, 1, ...by));
  const add = () => {
    focusesLast.current = true;
    setPairs([...pairs, ['', '']]);
  };

  return (
    <div {...groupProps(props)} className="field__list" role="group" ref={root}>
      {pairs.map(([key, text], index) => (
        <div className="field__pair" key={index}>
          <input
            id={index === 0 ? props.id : undefined}
            className="field__input"
            aria-label={`Key ${index + 1}`}
            placeholder="Key"
            value={key}
            onChange={(event) => replace(index, [event.target.value, text])}
          />
          <input
            className="field__input"
            aria-label={`Value ${index + 1}`}
            placeholder="Value"
            value={text}
            onChange={(event) => replace(index, [key, event.target.value])}
          />
          <ItemButton label={`Remove pair ${index + 1}`} sign="×" onPress={() => replace(index)} />
        </div>
      ))}
      <button
        type="button"
        id={pairs.length === 0 ? props.id : undefined}
        className="fields__button"
        onClick={add}
      >
        Add pair
      </button>
    </div>
  );
}

function parsePairs(pairs: Pair[], stored: Record<string, unknown>): Parsed {
  const keys = pairs.map(([key]) => key.trim());
  const nameless = keys.indexOf('');
  if (nameless !== -1) return { problem: `Pair ${nameless + 1}: enter a key.` };
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) return { problem: `The key “${twice}” is there twice.` };
  return {
    value: Object.fromEntries(
      pairs.map(([, text], index) => {
        const key = keys[index] ?? '';
        return [key, asText(stored[key]) === text ? (stored[key] ?? text) : text];
      }),
    ),
  };
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
