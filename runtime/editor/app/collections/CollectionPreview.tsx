import { useEffect, useMemo, useRef, useState } from 'react';
import { Choice } from '../../../ui/controls';
import type { CollectionUse } from '../../../store/find/findCollectionUses';
import type { EditorPack } from '../../server/api/describePack';
import type { CollectionEntry } from '../../server/collections/collections';
import type { Box } from '../frame/protocol';
import type { Right } from '../../server/rights/rights';
import { rightFor } from '../../server/rights/rightFor';
import { messageOf } from '../call';
import type { Api } from '../api';
import { blockOf, labelOf } from '../model/blockNames';
import { Canvas, type FramePlace } from '../page/Canvas';
import { CanvasFailure } from '../page/CanvasNotes';
import { DEVICE_NAMES, DEVICES, type Device } from '../page/devices';
import { useCanvas } from '../page/useCanvas';
import { pathOf } from '../paths';
import { PreviewPage } from './PreviewPage';

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
  const [known, setKnown] = useState<{ uses: readonly CollectionUse[]; pack: EditorPack } | null>(
    null,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [device, setDevice] = useState<Device>(innerWidth < 720 ? 'phone' : 'desktop');
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    Promise.all([api.listCollectionUses(collectionId), api.pack()]).then(
      ([uses, pack]) => {
        if (!isWanted) return;
        setKnown({ uses, pack });
        setChosen((before) => before ?? firstOf(uses)?.id ?? null);
      },
      (error: unknown) => isWanted && setFailure(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [api, collectionId]);

  const use = known?.uses.find(({ id }) => id === chosen);
  return (
    <>
      <div className="collection__tools">
        {known && known.uses.length > 0 && (
          <label className="choice collection__use">
            Page
            <select
              className="input"
              value={chosen ?? ''}
              onChange={({ target }) => {
                setFailure(null);
                setChosen(target.value);
              }}
            >
              {known.uses.map(({ id, name, kind }) => (
                <option key={id} value={id}>
                  {name}
                  {KINDS[kind]}
                </option>
              ))}
            </select>
          </label>
        )}
        <Choice
          label="Screen"
          texts={DEVICE_TEXTS}
          choices={DEVICE_NAMES}
          value={device}
          onChoose={setDevice}
        />
        {chosen !== null && (
          <a className="button" href={pathOf(chosen)}>
            Edit page
          </a>
        )}
      </div>
      {known?.uses.length === 0 && (
        <p className="home__none">
          No page shows this collection yet. Choose it in the fields of a block, and the page can be
          looked at here.
        </p>
      )}
      {failure !== null && (
        <p className="bar bar--bad" role="alert">
          {failure}
        </p>
      )}
      {use && isChanged && !rights.includes(rightFor('edit', use.kind)) && (
        <p className="note">
          Shown as readers have it: drawing this {NOUNS[use.kind]} with other content takes the
          right to change it.
        </p>
      )}
      {known && use && (
        <PreviewFrame
          key={use.id}
          api={api}
          pack={known.pack}
          use={use}
          collectionId={collectionId}
          entries={entries}
          isChanged={isChanged && rights.includes(rightFor('edit', use.kind))}
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

/** ms without a change until an order is drawn. */
const PAUSE = 250;

interface FrameProps extends Omit<Props, 'rights'> {
  pack: EditorPack;
  use: CollectionUse;
  device: Device;
  onFailure: (text: string) => void;
}

function PreviewFrame(props: FrameProps) {
  const { api, pack, use, collectionId, entries, isChanged, device, onFailure } = props;
  const place = useRef<FramePlace | null>(null);
  const [page] = useState(
    () => new PreviewPage({ api, pack, documentId: use.id, collectionId, onFailure }),
  );
  const layout = useCanvas(page.canvas, (state) => state.layout);
  /** An order that is saved is what sources answer by themselves, until something is changed. */
  const isStaged = useRef(false);

  useEffect(() => {
    page.open().catch((error: unknown) => onFailure(messageOf(error)));
    return () => page.stop();
  }, [page, onFailure]);
  useEffect(() => {
    if (!isChanged && !isStaged.current) return;
    isStaged.current = true;
    const timer = setTimeout(() => page.show(entries), PAUSE);
    return () => clearTimeout(timer);
  }, [page, entries, isChanged]);

  const names = useMemo(
    () =>
      new Map(
        use.nodes.map(({ id, type, label }) => {
          const block = blockOf(pack, { kind: 'feature', type });
          return [id, label ?? (block ? labelOf(block) : type)];
        }),
      ),
    [use, pack],
  );
  const ids = useMemo(() => new Set(names.keys()), [names]);
  const first = topmost(layout?.nodes ?? [], ids);
  useEffect(() => {
    page.canvas.outline(false);
    if (first !== undefined) page.canvas.post({ kind: 'show', id: first });
  }, [page, first]);

  return (
    <>
      <CanvasFailure canvas={page.canvas} />
      <div className="work">
        <Canvas
          client={page.canvas}
          page={() => page.document}
          pack={pack}
          device={device}
          chosen={ids}
          hovered={null}
          editable={null}
          hidden={NONE}
          nameOf={(id) => names.get(id) ?? ''}
          drop={null}
          place={place}
        />
      </div>
    </>
  );
}

/** Of the blocks that show the collection, the one that readers come to first. */
const topmost = (boxes: readonly Box[], ids: ReadonlySet<string>): string | undefined =>
  boxes.filter(({ id }) => ids.has(id)).toSorted((a, b) => a.y - b.y)[0]?.id;

const NONE: ReadonlySet<string> = new Set();
