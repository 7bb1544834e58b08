import { useEffect, useRef, useState } from 'react';

interface Props {
  href: string;
  /** '' takes the link away. */
  onLink: (href: string) => void;
  onCancel: () => void;
}

/** Where a link leads. Not a form element: it may stand inside one. */
export function LinkForm({ href, onLink, onCancel }: Props) {
  const [typed, setTyped] = useState(href);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <div className="field__row">
      <input
        ref={input}
        className="field__input"
        aria-label="Address of the link"
        placeholder="https://"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            onLink(typed.trim());
          }
          if (event.key === 'Escape') onCancel();
        }}
      />
      <button type="button" className="fields__button" onClick={() => onLink(typed.trim())}>
        Set link
      </button>
      {href !== '' && (
        <button type="button" className="fields__button" onClick={() => onLink('')}>
          Remove link
        </button>
      )}
    </div>
  );
}
