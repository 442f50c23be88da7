import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '../app/hooks';
import { PresenceAvatar } from '../components/presence-avatar';
import { selectUser } from '../session/session-selectors';
import { useOpenSettings } from './settings-host';
import styles from './user-menu.module.css';

const loadPanel = () => import('./user-menu-panel');
const UserMenuPanel = lazy(async () => ({ default: (await loadPanel()).UserMenuPanel }));

const preload = () => void loadPanel().catch(() => undefined);

/** The button of the person's own menu, and what opens from it. */
export function UserMenu() {
  const user = useAppSelector(selectUser);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const openSettings = useOpenSettings();
  if (!user) return null;

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Menú de usuario"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <PresenceAvatar {...user} size={32} />
      </button>
      <Suspense>
        {anchor && (
          <UserMenuPanel user={user} anchor={anchor} onClose={() => setAnchor(null)} onApariencia={openSettings} />
        )}
      </Suspense>
    </>
  );
}
