import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '../app/hooks';
import { selectUser } from '../session/session-selectors';
import { UserAvatar } from './user-avatar';

const UserMenuPanel = lazy(async () => ({ default: (await import('./user-menu-panel')).UserMenuPanel }));

/** The button of the person's own menu. */
export function UserMenu() {
  const user = useAppSelector(selectUser);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  if (!user) return null;

  return (
    <>
      <IconButton
        size="large"
        aria-label="Menú de usuario"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setHasOpened(true);
        }}
      >
        <UserAvatar user={user} size={32} />
      </IconButton>
      {hasOpened && (
        <Suspense>
          <UserMenuPanel user={user} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
