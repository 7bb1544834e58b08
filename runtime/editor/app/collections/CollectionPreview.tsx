import { useState } from 'react';
import type { CollectionEntry, CollectionUse } from '../../contract/collections';
import { rightFor } from '../../contract/rightFor';
import type { Right } from '../../contract/rights';
import { Choice } from '../../../ui/controls';
import { DEVICE_NAMES, DEVICES, type Device } from '../canvas/devices';
import type { Api } from '../shared/api';
import { pathOf } from '../shared/paths';
import { useAnswer } from '../shared/queries';
import { PreviewFrame } from './PreviewFrame';

interface Props {
  api: Api;
  rights: readonly Right[];
  collectionId: string;
  /** The order on the screen, saved or not. */
  entries: readonly CollectionEntry[];
  isChanged: boolean;
}

const DEVICE_TEXTS: Record<Device, string> = {
  desktop: DEVICES.desktop.label,
  tablet: DEVICES.tablet.label,
  phone: DEVICES.phone.label,
};

/** The pages that show the collection, one of them as readers would get it with the order on the screen. */
export function CollectionPreview({ api, rights, collectionId, entries, isChanged }: Props) {
  const { data: pack, problem: packProblem } = useAnswer(api, 'pack', {});
  const { data, problem } = useAnswer(api, 'listCollectionUses', { id: collectionId });
  const [chosen, setChosen] = useState<string | null>(null);
  const [device, setDevice] = useState<Device>(innerWidth < 720 ? 'phone' : 'desktop');
  /** Why the page that is chosen can't be drawn. */
  const [failure, setFailure] = useState<string | null>(null);

  const uses = data?.uses ?? [];
  const use = uses.find(({ id }) => id === chosen) ?? firstOf(uses);
  const mayDraw = use !== undefined && rights.includes(rightFor('edit', use.kind));
  const said = failure ?? problem ?? packProblem;
  return (
    <>
      <div className="collection__tools">
        {use && (
          <UseChoice
            uses={uses}
            chosen={use.id}
            onChoose={(id) => {
              setFailure(null);
              setChosen(id);
            }}
          />
        )}
        <Choice
          label="Screen"
          texts={DEVICE_TEXTS}
          choices={DEVICE_NAMES}
          value={device}
          onChoose={setDevice}
        />
        {use && (
          <a className="button" href={pathOf(use.id)}>
            Edit page
          </a>
        )}
      </div>
      {data?.uses.length === 0 && (
        <p className="home__none">
          No page shows this collection yet. Choose it in the fields of a block, and the page can be
          looked at here.
        </p>
      )}
      {said !== null && (
        <p className="bar bar--bad" role="alert">
          {said}
        </p>
      )}
      {use && isChanged && !mayDraw && (
        <p className="note">
          Shown as readers have it: drawing this {NOUNS[use.kind]} with other content takes the
          right to change it.
        </p>
      )}
      {pack && use && (
        <PreviewFrame
          key={use.id}
          api={api}
          pack={pack}
          use={use}
          collectionId={collectionId}
          entries={entries}
          isChanged={isChanged && mayDraw}
          device={device}
          onFailure={setFailure}
        />
      )}
    </>
  );
}

const KINDS: Record<CollectionUse['kind'], string> = {
  page: '',
  template: ' (template)',
  block: ' (linked block)',
};

const NOUNS: Record<CollectionUse['kind'], string> = {
  page: 'page',
  template: 'template',
  block: 'linked block',
};

/** Pages first: a template needs an example to be looked at. */
const firstOf = (uses: readonly CollectionUse[]): CollectionUse | undefined =>
  uses.find(({ kind }) => kind === 'page') ?? uses[0];

interface UseChoiceProps {
  uses: readonly CollectionUse[];
  chosen: string;
  onChoose: (id: string) => void;
}

function UseChoice({ uses, chosen, onChoose }: UseChoiceProps) {
  return (
    <label className="choice collection__use">
      Page
      <select className="input" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {uses.map(({ id, name, kind }) => (
          <option key={id} value={id}>
            {name}
            {KINDS[kind]}
          </option>
        ))}
      </select>
    </label>
  );
}
