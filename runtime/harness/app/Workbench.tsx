import { useState } from 'react';
import { Failure } from './Failure';
import { Frame } from '../../ui/Frame';
import { useFrame } from './frame/useFrame';
import { Panel } from './panel/Panel';
import { StatusLine } from './StatusLine';
import { useRendering } from './useRendering';
import type { Tab, View } from './view';

interface Props {
  view: View;
  /** Another number loads all again. */
  reloads: number;
  build: string | undefined;
  isConnected: boolean;
  onTab: (tab: Tab) => void;
}

/** A block in one state: the page with it, what lies behind it, what it cost. */
export function Workbench({ view, reloads, build, isConnected, onTab }: Props) {
  const { settings } = view;
  const { rendered, problem, isPending } = useRendering(settings, reloads);
  const page = useFrame(settings, rendered, reloads);
  const [panelHeight, setPanelHeight] = useState(() => Math.round(innerHeight * 0.3));

  const isOfState =
    rendered?.settings.block === settings.block && rendered.settings.state === settings.state;
  const rendering = rendered && isOfState ? rendered.rendering : null;
  const hasScript = settings.script === 'on';

  return (
    <>
      {problem !== null && <Failure title="The server did not render it" detail={problem} />}
      {rendering?.failure && (
        <Failure title={rendering.failure.message} detail={rendering.failure.stack} />
      )}
      <Frame
        frame={page.frame}
        src={page.src}
        onLoad={page.onLoad}
        title={`${settings.block}, ${settings.state}`}
        width={view.width}
        zoom={view.zoom}
        sandbox={hasScript ? undefined : 'allow-same-origin'}
      />
      <Panel
        tab={view.tab}
        onTab={onTab}
        height={panelHeight}
        onHeight={setPanelHeight}
        rendering={rendering}
        entries={page.entries}
        onClearEntries={page.clearEntries}
        frame={page.frame}
        frameVersion={page.version}
        hasScript={hasScript}
      />
      <StatusLine
        rendering={rendering}
        isPending={isPending}
        latency={page.latency}
        build={build}
        isConnected={isConnected}
      />
    </>
  );
}
