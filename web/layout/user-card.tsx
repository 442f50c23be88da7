import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../components/avatar';
import { CuentaLogo } from '../components/cuenta-logo';
import { latePanel } from '../components/late-panel';
import { Cut } from '../components/layout/layout';
import type { Usuario } from '../session/session';
import styles from './user-card.module.css';

const { Panel, preload } = latePanel(async () => (await import('./cuentas-menu')).CuentasMenu);

interface UserCardProps {
  user: Usuario;
  /** Where the card is in its column. */
  place: 'top' | 'bottom';
}

/** The signed-in person and the active cuenta. */
export function UserCard({ user, place }: UserCardProps) {
  const cuenta = user.cuentas.find(({ cuentaId }) => cuentaId === user.cuentaActivaId);
  return (
    <div className={styles.card} data-place={place}>
      <Avatar isOwn {...user} size={36} />
      <div className={styles.text}>
        <Cut as="p" className={styles.name}>
          {user.name}
        </Cut>
        <CuentaButton user={user} />
      </div>
      <CuentaLogo logo={cuenta?.logo} size={28} />
    </div>
  );
}

/** The active cuenta. With several cuentas, the button opens their list, to switch to another one. */
function CuentaButton({ user }: { user: Usuario }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nombre = user.cuentas.find(({ cuentaId }) => cuentaId === user.cuentaActivaId)?.nombre;
  if (user.cuentas.length < 2) return nombre && <Cut as="p">{nombre}</Cut>;
  return (
    <>
      <button
        type="button"
        className={styles.cuenta}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className="visually-hidden">Cambiar de cuenta: </span>
        <Cut>{nombre}</Cut>
        <ChevronsUpDown className={styles.chevrons} size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {anchor && <Panel user={user} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
