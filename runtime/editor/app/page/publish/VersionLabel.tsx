import type { FormEvent } from 'react';

interface Props {
  label: string;
  /** The one that is saved. */
  saved: string;
  onLabel: (label: string) => void;
  onSave: () => void;
}

/** What a version is called. */
export function VersionLabel({ label, saved, onLabel, onSave }: Props) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className="versions__name" onSubmit={onSubmit}>
      <label>
        Label{' '}
        <input
          className="input"
          maxLength={200}
          value={label}
          onChange={({ target }) => onLabel(target.value)}
        />
      </label>
      <button className="button" disabled={label.trim() === saved}>
        Save label
      </button>
    </form>
  );
}
