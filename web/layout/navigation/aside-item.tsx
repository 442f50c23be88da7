import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import panelStyles from './aside-item.module.css';
import styles from './item.module.css';
import { ItemContent } from './item-content';
import type { NavigationItem } from './navigation-item';
import { holdsActive } from './navigation-tree';

/**
 * An entry that shows its own entries in a second column, over a backdrop. The column follows its button in the
 * document, so that the keyboard moves from the button into the column. Escape goes back to the button.
 */
export function AsideItem({ item, children }: { item: NavigationItem; children: ReactNode }) {
  const id = useId();
  const location = useLocation();
  /** The key of the history entry where the column was opened. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { title, subtitle } = item;

  // Each navigation closes the column, wherever it starts.
  if (openedAt !== null && openedAt !== location.key) setOpenedAt(null);
  const isOpen = openedAt === location.key;

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedAt(null);
      button.current?.focus();
    };
    // A press or the focus outside the entry closes its column.
    const leave = ({ target }: Event) => {
      if (!wrapper.current?.contains(target as Node)) setOpenedAt(null);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  return (
    <div ref={wrapper}>
      <button
        ref={button}
        type="button"
        className={styles.item}
        data-hint={item.tooltip ?? title}
        data-tooltip={item.tooltip && ''}
        data-active={holdsActive(item, location)}
        disabled={item.disabled}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpenedAt(isOpen ? null : location.key)}
      >
        <ItemContent item={item} />
        <ChevronRight className={styles.chevron} size={16} strokeWidth={2} aria-hidden="true" />
      </button>
      {isOpen && (
        <>
          <div className={panelStyles.backdrop} aria-hidden="true" onPointerDown={() => setOpenedAt(null)} />
          <div id={id} className={panelStyles.panel} data-panel>
            <p className={panelStyles.title}>{title}</p>
            {subtitle && <p className={panelStyles.subtitle}>{subtitle}</p>}
            {children}
          </div>
        </>
      )}
    </div>
  );
}
