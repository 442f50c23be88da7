import { AppIcon } from '../../components/app-icon';
import styles from './item.module.css';
import type { NavigationItem } from './navigation-item';

/** The content of an entry: its icon, one or two lines, and its badge. */
export function ItemContent({ item: { icon, title, subtitle, badge } }: { item: NavigationItem }) {
  return (
    <>
      {icon && <AppIcon name={icon} size={20} className={styles.icon} />}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
      {badge?.title && (
        <span className={`${styles.badge} ${badge.classes ?? ''}`} data-badge>
          {badge.title}
        </span>
      )}
    </>
  );
}
