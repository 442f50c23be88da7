import { Link, useLocation, useNavigation } from 'react-router-dom';
import type { HandleProps } from '../../components/drag/handle-props';
import styles from './item.module.css';
import { ItemContent } from './item-content';
import type { NavigationItem } from './navigation-item';
import { isActive } from './navigation-tree';

interface ItemLinkProps {
  item: NavigationItem;
  /** The properties by which the link is dragged, in a list that is ordered so. */
  handleProps?: HandleProps;
  isDragging?: boolean;
}

/** An entry without children. It links to a page or out of the application, or runs its function. */
export function ItemLink({ item, handleProps, isDragging }: ItemLinkProps) {
  const location = useLocation();
  /** The address that a press leads to, while its page is loading. */
  const { location: next } = useNavigation();
  const { link, externalLink, target, disabled, tooltip, title, queryParams, fragment } = item;
  const look = { className: styles.item, 'data-hint': tooltip ?? title, 'data-tooltip': tooltip && '' };
  const content = <ItemContent item={item} />;

  if (disabled || !(link || item.function)) {
    return (
      <a {...look} role="link" aria-disabled="true">
        {content}
      </a>
    );
  }
  if (!link) {
    return (
      <button {...look} type="button" onClick={() => item.function?.(item)}>
        {content}
      </button>
    );
  }
  if (externalLink) {
    return (
      <a {...look} href={link} target={target} rel="noreferrer">
        {content}
      </a>
    );
  }
  return (
    <Link
      {...handleProps}
      {...look}
      data-dragging={isDragging || undefined}
      to={{ pathname: link, search: queryParams && `?${new URLSearchParams(queryParams)}`, hash: fragment }}
      target={target}
      data-active={next && isActive(item, next)}
      aria-current={isActive(item, location) ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}
