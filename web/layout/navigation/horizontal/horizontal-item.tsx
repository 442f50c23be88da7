import { ChevronDown, ChevronRight } from 'lucide-react';
import { type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import itemStyles from '../item.module.css';
import { ItemContent } from '../item-content';
import { ItemLink } from '../item-link';
import type { NavigationItem } from '../navigation-item';
import { holdsActive } from '../navigation-tree';
import styles from './horizontal-navigation.module.css';
import type { Flyouts } from './use-flyouts';

interface HorizontalItemProps {
  item: NavigationItem;
  /** The ids of the entries that lead to this entry, its own id last. */
  path: string[];
  flyouts: Flyouts;
}

/** An entry of the bar or of a flyout: a link, or a button with a flyout of its own. */
export function HorizontalItem({ item, path, flyouts }: HorizontalItemProps) {
  const id = useId();
  const location = useLocation();
  const { type, title, children, disabled } = item;
  if (type === 'divider' || type === 'spacer') return <li className={styles.divider} aria-hidden="true" />;
  if (!children?.length) {
    return (
      <li>
        <ItemLink item={item} />
      </li>
    );
  }

  const isOpen = flyouts.isOpen(path);
  const Chevron = path.length === 1 ? ChevronDown : ChevronRight;
  const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && !disabled && act();
  return (
    <li
      className={styles.parent}
      onPointerEnter={byMouse(() => flyouts.point(path))}
      onPointerLeave={byMouse(() => flyouts.leave(path))}
    >
      <button
        type="button"
        className={itemStyles.item}
        disabled={disabled}
        data-active={holdsActive(item, location)}
        data-path={path.join(' ')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => flyouts.press(path)}
      >
        <ItemContent item={item} />
        <Chevron className={styles.chevron} size={14} strokeWidth={2} aria-hidden="true" />
      </button>
      {isOpen && (
        <Flyout id={id} label={title}>
          {children.map((child) => (
            <HorizontalItem key={child.id} item={child} path={[...path, child.id]} flyouts={flyouts} />
          ))}
        </Flyout>
      )}
    </li>
  );
}

/** The flyout opens to the other side when it would leave the window. */
function Flyout({ id, label, children }: { id: string; label?: string; children: React.ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const [isFlipped, setIsFlipped] = useState(false);
  useLayoutEffect(() => {
    const { right } = list.current!.getBoundingClientRect();
    setIsFlipped(right > document.documentElement.clientWidth);
  }, []);
  return (
    <ul ref={list} id={id} className={styles.flyout} data-flipped={isFlipped} aria-label={label}>
      {children}
    </ul>
  );
}
