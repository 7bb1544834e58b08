import { focusFirst } from '../shared/focusFirst';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/Dialog';

interface Props {
  title: string;
  /** What is to be done with it. */
  words: string;
  label: string;
  secret: string;
  /** Other ways to hand it over. */
  children?: ReactNode;
  onClose: () => void;
}

/** Something secret, to be copied this once. */
export function SecretDialog({ title, words, label, secret, children, onClose }: Props) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser does not copy: choose the text, and copy it yourself.'),
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{words}</p>
      <label className="line">
        <span>{label}</span>
        <input
          className="input people__secret"
          readOnly
          ref={focusFirst}
          value={secret}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <p role="status">{said}</p>
      <div className="dialog__foot">
        {children}
        <button type="button" className="button" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" className="button button--main" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}
