import { type KeyboardEvent, useCallback, useState } from 'react';
import { useForm } from '../FormContext';
import type { Choice } from '../../content/questions';
import type { FormCalls } from '../types';
import { useAsked } from '../useAsked';
import { ChoiceOption } from './ChoiceOption';
import { type Named, useChoiceName } from './useChoiceName';

/** ms of rest while typing before it searches. */
const REST = 200;

interface Props {
  id: string;
  /** Name of the choices source. */
  source: string;
  value: string;
  /** Where no label names it. */
  label?: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  isRequired?: boolean;
  onChange: (value: string) => void;
  /** Alt with an arrow key: one up (-1) or down (1) in its list. */
  onMove?: (by: -1 | 1) => void;
}

/**
 * A value by its name: an editable combobox with a list (WAI-ARIA). A value that nothing is called
 * by is kept, and one may be typed as it is; words that were only searched for are no value.
 */
export function ChoiceInput(props: Props) {
  const { calls } = useForm();
  return calls ? <ChoiceSearch {...props} calls={calls} /> : <PlainInput {...props} />;
}

function PlainInput({ id, value, label, describedBy, isInvalid, isRequired, onChange }: Props) {
  return (
    <input
      id={id}
      className="field__input"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      required={isRequired}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function ChoiceSearch({
  id,
  source,
  value,
  label,
  describedBy,
  isInvalid,
  isRequired,
  onChange,
  onMove,
  calls,
}: Props & { calls: FormCalls }) {
  const named = useChoiceName(source, value);
  /** What is typed and not chosen yet; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = (typed ?? '').trim();

  const { asked, isAsking } = useChoices(calls, source, query, isOpen);
  const found = asked && 'answer' in asked ? asked.answer : [];
  const own = query !== '' && !found.some((choice) => choice.value === query) ? query : null;
  const options: Choice[] =
    own === null ? found : [...found, { value: own, label: `Use “${own}”` }];

  // What is typed means the first that fits, as soon as that is known.
  const at = active < 0 && query !== '' && !isAsking ? 0 : active;
  const shown = named.kind === 'found' ? named.choice.label : value;
  const close = () => {
    setTyped(null);
    setOpen(false);
    setActive(-1);
  };
  const choose = (next: string) => {
    close();
    if (next !== value) onChange(next);
  };
  /** What the typed text stands for by itself. */
  const meant = found.find((choice) => choice.value === query || choice.label === query)?.value;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (altKey && onMove && (key === 'ArrowUp' || key === 'ArrowDown')) {
      close();
      onMove(key === 'ArrowUp' ? -1 : 1);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) setOpen(true);
      else if (options.length > 0) {
        const from = at < 0 && key === 'ArrowUp' ? 0 : at;
        setActive((from + (key === 'ArrowDown' ? 1 : -1) + options.length) % options.length);
      }
    } else if (key === 'Enter') {
      const option = options[at];
      if (option && isOpen) choose(option.value);
      else if (typed === '') choose('');
      else if (typed === null) return;
    } else if (key === 'Escape' && (isOpen || typed !== null)) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="field__choice">
      <input
        id={id}
        className="field__input"
        role="combobox"
        aria-label={label}
        aria-describedby={[describedBy, `${id}-named`].filter(Boolean).join(' ')}
        aria-invalid={isInvalid || undefined}
        aria-expanded={isOpen}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options[at] ? `${id}-option-${at}` : undefined}
        required={isRequired}
        placeholder="Search by name"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? shown}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (typed !== null && query === '') choose('');
          else if (typed !== null && meant !== undefined) choose(meant);
          else close();
        }}
      />
      <ChoiceList
        id={id}
        label={label}
        options={options}
        isOpen={isOpen}
        at={at}
        onChoose={choose}
        onKeyDown={onKeyDown}
      />
      <p className="field__note" role="status">
        {isOpen ? describeSearch(asked, isAsking, found.length) : ''}
      </p>
      <p className="field__note" id={`${id}-named`}>
        {value !== '' && typed === null && describeNamed(named, value)}
      </p>
    </div>
  );
}

/** The choices that a question finds, while they are wanted. */
function useChoices(calls: FormCalls, source: string, query: string, isWanted: boolean) {
  const { names } = useForm();
  const search = useCallback(
    async (signal: AbortSignal) => {
      const found = await calls.readChoices(source, { query }, signal);
      names?.learn(source, found);
      return found;
    },
    [calls, names, source, query],
  );
  return useAsked(isWanted ? search : null, query === '' ? 0 : REST);
}

interface ListProps {
  id: string;
  label: string | undefined;
  options: readonly Choice[];
  isOpen: boolean;
  /** The one that Enter takes. */
  at: number;
  onChoose: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function ChoiceList({ id, label, options, isOpen, at, onChoose, onKeyDown }: ListProps) {
  return (
    <div
      id={`${id}-options`}
      className="field__options"
      role="listbox"
      aria-label={`${label ?? 'Values'} found`}
      hidden={!isOpen || options.length === 0}
    >
      {options.map((choice, index) => (
        <ChoiceOption
          key={choice.value}
          id={`${id}-option-${index}`}
          choice={choice}
          isActive={index === at}
          onChoose={() => onChoose(choice.value)}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  );
}

function describeSearch(
  asked: ReturnType<typeof useAsked<Choice[]>>['asked'],
  isAsking: boolean,
  count: number,
): string {
  if (isAsking || !asked) return 'Searching';
  if ('problem' in asked) return `The search failed: ${asked.problem}`;
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 found' : `${count} found`;
}

function describeNamed(named: Named, value: string): string {
  switch (named.kind) {
    case 'asking':
      return '';
    case 'found':
      return named.choice.note ?? '';
    case 'gone':
      return `There is no “${value}”. It is kept until you choose something else.`;
    case 'failed':
      return `Its name can’t be had right now: ${named.problem}`;
  }
}
