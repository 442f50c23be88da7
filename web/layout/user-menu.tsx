import { useState } from 'react';
import { Avatar } from '../components/avatar';
import { latePanel } from '../components/late-panel';
import { BareButton } from '../components/layout/layout';
import { useHotkey } from '../lib/use-hotkey';
import { selectUser } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';
import { useOpenSettings } from './settings-host';
import styles from './user-menu.module.css';

const { Panel, preload } = latePanel(async () => (await import('./user-menu-panel')).UserMenuPanel);

const { Panel: Teclado } = latePanel(async () => (await import('./teclado-dialog')).TecladoDialog);

/** The button of the person's own menu, and the panels that open from it. */
export function UserMenu() {
  const user = useAppSelector(selectUser);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isTeclado, setIsTeclado] = useState(false);
  const openSettings = useOpenSettings();
  useHotkey(
    ({ key }) => key === '?',
    () => setIsTeclado(true),
  );
  if (!user) return null;

  return (
    <>
      <BareButton
        round="md"
        hover
        className={styles.button}
        aria-label="Menú de usuario"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Avatar isOwn {...user} size={32} />
      </BareButton>
      {anchor && (
        <Panel
          user={user}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onApariencia={openSettings}
          onTeclado={() => setIsTeclado(true)}
        />
      )}
      {isTeclado && <Teclado onClose={() => setIsTeclado(false)} />}
    </>
  );
}
