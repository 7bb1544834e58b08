import { type FormEvent, useState } from 'react';
import { useAct } from '../shared/queries';

interface Props {
  url: string | null;
  save: (uri: string) => Promise<unknown>;
  onSaved: (uri: string) => void;
}

/** Where readers find the page. It is no part of the draft: once it is published, they find it there at once. */
export function AddressForm({ url, save, onSaved }: Props) {
  const [text, setText] = useState(url ?? '');
  const [kept, setKept] = useState(url ?? '');
  const { problem, run } = useAct();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const uri = text.startsWith('/') ? text : `/${text}`;
    void run(async () => {
      await save(uri);
      setText(uri);
      setKept(uri);
      onSaved(uri);
    });
  };
  return (
    <form className="side__own" onSubmit={onSubmit}>
      <label className="line">
        <span>Address</span>
        <input
          className="input"
          placeholder="/news/weather"
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      <button className="button" disabled={text === kept || text === ''}>
        Save address
      </button>
    </form>
  );
}
