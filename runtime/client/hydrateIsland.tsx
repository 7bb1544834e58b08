import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandProvider, type IslandData } from '../fusion/browser/IslandProvider';
import { useFusionRuntime } from '../fusion/runtimeContext';

type View = ComponentType<Record<string, unknown>>;

/**
 * Hands an island's markup to React: its data stands beside it (`script[data-props]`), the prefix of
 * its ids in `data-prefix`. Children of a chain (`[data-child]`) keep the server's markup.
 * Resolves once the island answers to events; rejects with what the view throws. Whenever it fails,
 * the server's markup is put back (platform §8).
 */
export function hydrateIsland(element: HTMLElement, view: View): Promise<void> {
  const script = element.querySelector(':scope > script[data-props]');
  const data = JSON.parse(script?.textContent ?? '{}') as IslandData;
  const markup = element.innerHTML;
  script?.remove();
  const children = keptChildren(element);
  let isAlive = false;
  let isWarned = false;

  return new Promise((resolve, reject) => {
    const onAlive = () => {
      isAlive = true;
      resolve();
    };
    hydrateRoot(
      element,
      <IslandProvider data={data}>
        <Island view={view} onAlive={onAlive}>
          {children}
        </Island>
      </IslandProvider>,
      {
        identifierPrefix: element.dataset['prefix'] ?? '',
        onRecoverableError: (error) => {
          if (!isWarned)
            console.warn(`${element.dataset['block']}: markup differs from the server's`, error);
          isWarned = true;
        },
        onUncaughtError: (error) => {
          element.innerHTML = markup; // React empties what fails; the server's markup stays readable
          if (isAlive) console.error(`${element.dataset['block']}:`, error);
          else reject(error);
        },
      },
    );
  });
}

interface IslandProps {
  view: View;
  onAlive: () => void;
  children: ReactNode[];
}

/** The block with what the engine passes as props: app and component context, merged. */
function Island({ view, onAlive, children }: IslandProps) {
  const { key: _key, ...props } = useFusionRuntime().merged;
  useEffect(onAlive, [onAlive]);
  return createElement(view, children.length > 0 ? { ...props, children } : props);
}

function keptChildren(element: HTMLElement): ReactNode[] {
  return [...element.querySelectorAll<HTMLElement>('[data-child]')]
    .filter((child) => child.parentElement?.closest('[data-child], [data-island]') === element)
    .map((child, index) => (
      <div
        key={index}
        data-child=""
        style={{ display: 'contents' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: child.innerHTML }}
      />
    ));
}
