import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './item.module.css';
import { ItemContent } from './item-content';
import type { NavigationItem } from './navigation-item';
import { holdsActive } from './navigation-tree';
import verticalStyles from './vertical-navigation.module.css';

interface CollapsableItemProps {
  item: NavigationItem;
  isOpen: boolean;
  onToggle: () => void;
  /** The entry's own entries. */
  children: ReactNode;
}

/** An entry whose own entries unfold below it. */
export function CollapsableItem({ item, isOpen, onToggle, children }: CollapsableItemProps) {
  const id = useId();
  const location = useLocation();
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-hint={item.tooltip ?? item.title}
        data-tooltip={item.tooltip && ''}
        data-active={holdsActive(item, location)}
        disabled={item.disabled}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <ItemContent item={item} />
        <ChevronRight className={`${styles.chevron} ${styles.turning}`} size={16} strokeWidth={2} aria-hidden="true" />
      </button>
      <div id={id} className={verticalStyles.fold} data-open={isOpen} inert={!isOpen}>
        {children}
      </div>
    </li>
  );
}
