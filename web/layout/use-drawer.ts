import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMedia } from '../lib/use-media';

export interface DrawerState {
  /** `over` covers the page and closes when one is chosen; `side` moves it. */
  mode: 'side' | 'over';
  isOpen: boolean;
  /** Whether somebody opened or closed it: what a wider window or a new page does to it is not shown as a movement. */
  isMoved: boolean;
  toggle(): void;
  close(): void;
}

/** The side navigation: open beside the page from 960 px on, a closed overlay below. */
export function useDrawer(): DrawerState {
  const mode = useMedia('(max-width: 959.98px)') ? 'over' : 'side';
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState({ side: true, over: false });
  const [movedIn, setMovedIn] = useState<DrawerState['mode'] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes the overlay
  useEffect(() => setIsOpen((open) => ({ ...open, over: false })), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode is what ends the movement
  useEffect(() => setMovedIn(null), [mode]);

  const change = (open: boolean) => {
    setMovedIn(mode);
    setIsOpen({ ...isOpen, [mode]: open });
  };
  return {
    mode,
    isOpen: isOpen[mode],
    isMoved: movedIn === mode,
    toggle: () => change(!isOpen[mode]),
    close: () => change(false),
  };
}
