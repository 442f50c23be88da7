import { ChevronRight } from 'lucide-react';
import { type ReactNode, use, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { latePart } from '../../components/late-part';
import itemStyles from './item.module.css';
import { ItemContent } from './item-content';
import { ItemLink } from './item-link';
import { MenuPropioContext } from './menu-propio';
import type { NavigationItem } from './navigation-item';
import { holdsActive, withAsides } from './navigation-tree';
import { StarButton } from './star-button';
import styles from './vertical-navigation.module.css';

const { Part: AsideItem } = latePart(async () => (await import('./aside-item')).AsideItem);

interface NavigationItemsProps {
  items: NavigationItem[];
  label?: string;
  className?: string;
}

/**
 * One level of a vertical navigation. Only one of its entries is unfolded at a time. At first it is the entry of the
 * page.
 */
export function NavigationItems({ items, label, className = '' }: NavigationItemsProps) {
  const location = useLocation();
  const activeId = items.find((item) => item.type === 'collapsable' && holdsActive(item, location))?.id ?? null;
  const [openId, setOpenId] = useState(activeId);
  const { pathname } = location;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same entry opens it again
  useEffect(() => {
    if (activeId) setOpenId(activeId);
  }, [activeId, pathname]);

  const renderItem = (item: NavigationItem) => {
    const { id, type, title, children = [] } = item;
    if (type === 'divider' || type === 'spacer') return <li key={id} className={styles[type]} aria-hidden="true" />;
    if (type === 'group') return <GroupItem key={id} item={item} />;
    if (type === 'collapsable') {
      const toggle = () => setOpenId(openId === id ? null : id);
      return (
        <CollapsableItem key={id} item={item} isOpen={openId === id} onToggle={toggle}>
          <NavigationItems items={children} label={title} className={styles.children} />
        </CollapsableItem>
      );
    }
    return (
      <li key={id}>
        {type === 'aside' ? (
          <AsideItem item={item}>
            <NavigationItems items={withAsides(children, 'none')} label={title} />
          </AsideItem>
        ) : (
          <>
            <ItemLink item={item} />
            <StarButton item={item} />
          </>
        )}
      </li>
    );
  };

  return (
    <ul className={`${styles.items} ${className}`} aria-label={label}>
      {items.map(renderItem)}
    </ul>
  );
}

/** The entries of a group, under its name. A folded group shows only the entry of the page. */
function GroupItem({ item }: { item: NavigationItem }) {
  const id = useId();
  const location = useLocation();
  const menu = use(MenuPropioContext);
  const { title, subtitle, children = [] } = item;
  const isFolded = menu?.plegados.includes(item.id) ?? false;
  const shown = isFolded ? children.filter((child) => holdsActive(child, location)) : children;
  const names = (
    <>
      <span className={styles.caption}>{title}</span> <span className={styles.description}>{subtitle}</span>
    </>
  );
  return (
    <li className={styles.group}>
      {menu ? (
        <button
          type="button"
          className={styles.head}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => menu.togglePlegado(item.id)}
        >
          {names}
          <ChevronRight
            className={`${itemStyles.chevron} ${itemStyles.turning}`}
            size={14}
            strokeWidth={2}
            aria-hidden="true"
          />
        </button>
      ) : (
        <p className={styles.head}>{names}</p>
      )}
      <div id={id}>
        <NavigationItems items={shown} label={title} />
      </div>
    </li>
  );
}

interface CollapsableItemProps {
  item: NavigationItem;
  isOpen: boolean;
  onToggle: () => void;
  /** The entry's own entries. */
  children: ReactNode;
}

/** An entry whose own entries unfold below it. */
function CollapsableItem({ item, isOpen, onToggle, children }: CollapsableItemProps) {
  const id = useId();
  const location = useLocation();
  return (
    <li>
      <button
        type="button"
        className={itemStyles.item}
        data-hint={item.tooltip ?? item.title}
        data-tooltip={item.tooltip && ''}
        data-active={holdsActive(item, location)}
        disabled={item.disabled}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <ItemContent item={item} />
        <ChevronRight
          className={`${itemStyles.chevron} ${itemStyles.turning}`}
          size={16}
          strokeWidth={2}
          aria-hidden="true"
        />
      </button>
      <div id={id} className={styles.fold} data-open={isOpen} inert={!isOpen}>
        {children}
      </div>
    </li>
  );
}
