import { type FormEvent, useState } from 'react';
import type { Grant } from '../../contract/parts';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { Api } from '../shared/api';
import { useAct } from '../shared/queries';
import { GrantRows } from './GrantRows';
import { SecretDialog } from './SecretDialog';
import { grantsProblem } from './words';

interface Props {
  api: Pick<Api, 'createToken'>;
  sites: readonly string[];
  folders: readonly string[];
  onClose: () => void;
}

/** Days until a token ends; 0: never. */
const ENDS = { 30: 'In 30 days', 90: 'In 90 days', 365: 'In a year', 0: 'Never' } as const;
const DAY = 86_400_000;

/** A new token of a program; then its secret, this once. */
export function TokenDialog({ api, sites, folders, onClose }: Props) {
  const [name, setName] = useState('');
  const [grants, setGrants] = useState<readonly Grant[]>([
    { website: sites[0] ?? '', folder: '/', role: 'viewer' },
  ]);
  const [days, setDays] = useState(90);
  const [secret, setSecret] = useState<string | null>(null);
  const { isBusy, problem, run } = useAct(['listTokens']);

  const make = async () => {
    const fault =
      grants.length === 0 ? 'A token needs a role, or it opens nothing.' : grantsProblem(grants);
    if (fault !== null) throw new Error(fault);
    const endsAt = days === 0 ? null : new Date(Date.now() + days * DAY).toISOString();
    const made = await api.createToken({ name: name.trim(), grants: [...grants], endsAt });
    setSecret(made.secret);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(make);
  };
  if (secret !== null)
    return (
      <SecretDialog
        title={`Token of ${name}`}
        words="Give this secret to the program now. It is shown this once, and is not kept."
        label="Secret"
        secret={secret}
        onClose={onClose}
      />
    );
  return (
    <Dialog title="New token" onClose={onClose}>
      <form onSubmit={onSubmit}>
        <label className="line">
          <span>Name of the program</span>
          <input
            className="input"
            required
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className="line">
          <span>Ends</span>
          <select
            className="input"
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {Object.entries(ENDS)
              .toSorted(([one], [other]) => (Number(one) || 1000) - (Number(other) || 1000))
              .map(([count, text]) => (
                <option key={count} value={count}>
                  {text}
                </option>
              ))}
          </select>
        </label>
        <GrantRows grants={grants} sites={sites} folders={folders} onChange={setGrants} />
        <DialogFoot submit="Make it" problem={problem} isReady={!isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
