import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Choice } from '../../content/questions';

interface Props {
  id: string;
  choice: Choice;
  /** Whether Enter takes it. */
  isActive: boolean;
  onChoose: () => void;
  /** The keys of its combobox. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One of the things that may be chosen. */
export function ChoiceOption({ id, choice, isActive, onChoose, onKeyDown }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={root}
      id={id}
      className="field__option"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      {choice.image && <img src={choice.image} alt="" loading="lazy" />}
      <span>
        {choice.label}
        {choice.note && <span className="field__note">{choice.note}</span>}
      </span>
    </div>
  );
}
