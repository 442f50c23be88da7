import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMedia } from '../lib/use-media';

export interface DrawerState {
  /** `over` covers the page and closes when one is chosen; `side` moves it. */
  mode: 'side' | 'over';
  isOpen: boolean;
  toggle(): void;
  close(): void;
}

/** The side navigation: open beside the page from 960 px on, a closed overlay below. */
export function useDrawer(): DrawerState {
  const isWide = useMedia('(min-width: 960px)');
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(isWide);

  useEffect(() => setIsOpen(isWide), [isWide]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes the overlay
  useEffect(() => {
    if (!isWide) setIsOpen(false);
  }, [pathname]);

  return {
    mode: isWide ? 'side' : 'over',
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    close: () => setIsOpen(false),
  };
}
