import type { RefObject } from 'react';
import type { HarnessRendering } from '../../types';
import { highlight } from '../frame/highlight';
import type { FrameEntry } from '../frame/watchFrame';
import { type Tab, TABS } from '../view';
import { AccessibilityPanel } from './AccessibilityPanel';
import { EventsPanel } from './EventsPanel';
import { HtmlPanel } from './HtmlPanel';
import { PropsPanel } from './PropsPanel';
import { RequestsPanel } from './RequestsPanel';
import { SizePanel } from './SizePanel';
import { Splitter } from './Splitter';
import { Tabs } from './Tabs';
import { useReport } from './useReport';

const LABELS: Record<Tab, string> = {
  html: 'HTML',
  props: 'Props',
  requests: 'Requests',
  events: 'Events',
  accessibility: 'Accessibility',
  size: 'Size',
};

interface Props {
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** px. */
  height: number;
  onHeight: (height: number) => void;
  /** Null until the first has come. */
  rendering: HarnessRendering | null;
  entries: FrameEntry[];
  onClearEntries: () => void;
  frame: RefObject<HTMLIFrameElement | null>;
  frameVersion: number;
  hasScript: boolean;
}

/** What lies behind the block. */
export function Panel(props: Props) {
  const { tab, rendering, entries, frame } = props;
  const badges: Partial<Record<Tab, number | undefined>> = {
    requests: rendering?.requests.length,
    events: entries.length,
  };
  return (
    <section className="panel" aria-label="Details" style={{ height: props.height }}>
      <Splitter height={props.height} onHeight={props.onHeight} />
      <Tabs
        label="Details"
        tabs={TABS.map((name) => ({ name, label: LABELS[name], badge: toBadge(badges[name]) }))}
        chosen={tab}
        onChoose={props.onTab}
      >
        {tab === 'events' && <EventsPanel entries={entries} onClear={props.onClearEntries} />}
        {tab === 'accessibility' && (
          <CheckedPanel frame={frame} version={props.frameVersion} hasScript={props.hasScript} />
        )}
        {rendering && tab === 'html' && <HtmlPanel html={rendering.html} />}
        {rendering && tab === 'props' && <PropsPanel props={rendering.props} />}
        {rendering && tab === 'requests' && <RequestsPanel requests={rendering.requests} />}
        {rendering && tab === 'size' && <SizePanel sizes={rendering.sizes} />}
      </Tabs>
    </section>
  );
}

/** Checks only while it is seen. */
function CheckedPanel(props: Parameters<typeof useReport>[0]) {
  const [report, run] = useReport(props);
  return (
    <AccessibilityPanel
      report={report}
      onRun={run}
      onHighlight={(selector) => {
        const page = props.frame.current?.contentDocument;
        if (page) highlight(page, selector);
      }}
    />
  );
}

const toBadge = (count: number | undefined): string | undefined =>
  count ? String(count) : undefined;
