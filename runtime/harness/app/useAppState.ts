import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { listenForBuilds, loadPack } from './api';
import { createLatest } from '../../ui/createLatest';
import { noteLastShown, readLastShown } from './lastShown';
import { type Action, type AppState, findShown, reduce, startState } from './state';
import { formatView, parseView } from './view';

const viewOfAddress = () => parseView(new URLSearchParams(location.search));

/** The app's state, kept in step with the address, the pack and its builds. */
export function useAppState(): [AppState, Dispatch<Action>, isConnected: boolean] {
  const [state, dispatch] = useReducer(reduce, null, () =>
    startState(viewOfAddress(), readLastShown(localStorage)),
  );
  const [isConnected, setIsConnected] = useState(true);
  const { view, history: change } = state;

  useEffect(() => {
    const search = `?${formatView(view)}`;
    if (!view.settings.block || search === location.search) return;
    if (change === 'push') history.pushState(null, '', search);
    else history.replaceState(null, '', search);
  }, [view, change]);

  const { block, state: shownState } = findShown(state.pack, view.settings);
  useEffect(() => {
    if (block && shownState)
      noteLastShown(localStorage, { block: block.name, state: shownState.name });
  }, [block, shownState]);

  useEffect(() => {
    const onPop = () => dispatch({ kind: 'navigated', view: viewOfAddress() });
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);

  useEffect(() => {
    const latest = createLatest((_: null, signal) => loadPack(signal));
    const load = () =>
      void latest.ask(null, (outcome) =>
        dispatch(
          'answer' in outcome
            ? { kind: 'packLoaded', pack: outcome.answer }
            : { kind: 'packFailed', problem: String(outcome.error) },
        ),
      );
    let wasLost = false;
    const stop = listenForBuilds(
      (event) => {
        dispatch(event);
        if (event.kind === 'built') load();
      },
      (isThere) => {
        setIsConnected(isThere);
        // A server that was started anew may hold another build.
        if (isThere && wasLost) {
          dispatch({ kind: 'reloaded' });
          load();
        }
        wasLost = !isThere;
      },
    );
    load();
    return () => {
      stop();
      latest.stop();
    };
  }, []);

  return [state, dispatch, isConnected];
}
