import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMedia } from '../lib/use-media';

export interface DrawerState {
  /** `over` covers the page and closes on navigation; `side` moves the page. */
  mode: 'side' | 'over';
  isOpen: boolean;
  /** Whether the person opened or closed the drawer. Changes by a resize or a new page are not animated. */
  isMoved: boolean;
  toggle(): void;
  close(): void;
}

/** The state of the side navigation: open beside the page from 960 px on, a closed overlay below. */
export function useDrawer(): DrawerState {
  const mode = useMedia('(max-width: 959.98px)') ? 'over' : 'side';
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState({ side: true, over: false });
  const [movedIn, setMovedIn] = useState<DrawerState['mode'] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the overlay
  useEffect(() => setIsOpen((open) => ({ ...open, over: false })), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode ends the movement
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
