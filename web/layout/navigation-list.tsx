import { NavLink } from 'react-router-dom';
import type { NavigationGroup } from './navigation';
import styles from './navigation-list.module.css';

/** Groups of links, the one of this page marked. */
export function NavigationList({ groups }: { groups: NavigationGroup[] }) {
  return (
    <nav className={styles.nav} aria-label="Navegación principal">
      {groups.map(({ id, title, subtitle, items }) => (
        <section key={id} aria-label={title}>
          <p className={styles.title}>{title}</p>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <ul className={styles.items}>
            {items.map(({ id: itemId, title: text, link, Icon }) => (
              <li key={itemId}>
                <NavLink className={styles.item} to={link}>
                  <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
