import type { FormEvent } from 'react';
import type { TokenRow } from '../../contract/people';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { Api } from '../shared/api';
import { useAct } from '../shared/queries';

interface Props {
  api: Pick<Api, 'revokeToken'>;
  token: TokenRow;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Asks before a program is shut out: that can't be undone. */
export function RevokeDialog({ api, token: { id, name }, onClose, onDone }: Props) {
  const { isBusy, problem, run } = useAct(['listTokens']);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await api.revokeToken({ id });
      onDone(`The token of ${name} opens nothing any more.`);
    });
  };
  return (
    <Dialog title={`Take back the token of ${name}?`} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <p>The program is shut out at once. This can’t be undone; it would take a new token.</p>
        <DialogFoot submit="Take back" problem={problem} isReady={!isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
