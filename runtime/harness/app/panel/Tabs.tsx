import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface Props<T extends string> {
  label: string;
  tabs: readonly { name: T; label: string; badge?: string | undefined }[];
  chosen: T;
  onChoose: (name: T) => void;
  children: ReactNode;
}

/** Tabs (WAI-ARIA pattern): arrow keys, Home and End choose. */
export function Tabs<T extends string>({ label, tabs, chosen, onChoose, children }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.name);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.name}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ name, label: text, badge }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            className="tabs__tab"
            aria-selected={name === chosen}
            aria-controls="tab-panel"
            tabIndex={name === chosen ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onChoose(name)}
          >
            {text}
            {badge && <span className="tabs__badge">{badge}</span>}
          </button>
        ))}
      </div>
      <div
        className="tabs__panel"
        role="tabpanel"
        id="tab-panel"
        aria-labelledby={`tab-${chosen}`}
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
