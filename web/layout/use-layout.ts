import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { warn } from '../lib/log';
import { selectUser } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';
import { chooseLayout, layoutOfAddress, rememberAskedLayout, subscribeToForgetting } from './layout-choice';
import { classy } from './layouts/classy';
import { loadedLayout, loadLayout } from './layouts/load-layout';

/** The layout of this page. The present layout stays until the code of another one is loaded. */
export function useLayout() {
  const { search } = useLocation();
  const handles = useMatches().map(({ handle }) => handle);
  const preference = useAppSelector((state) => selectUser(state)?.preferencias?.layout);
  const name = chooseLayout({ search, handles, preference });
  useEffect(() => rememberAskedLayout(search), [search]);
  // Renders again when the layout of the address is dropped: choosing the preferred layout again changes no state.
  useSyncExternalStore(subscribeToForgetting, layoutOfAddress);
  const [layout, setLayout] = useState(() => loadedLayout(name) ?? classy);

  useEffect(() => {
    let isWanted = true;
    loadLayout(name).then(
      (next) => isWanted && setLayout(next),
      (error) => warn(`The layout ${name} did not load`, error),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);

  return layout;
}
