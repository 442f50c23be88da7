import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../components/avatar';
import { CuentaLogo } from '../components/cuenta-logo';
import { latePanel } from '../components/late-panel';
import type { Usuario } from '../session/session';
import styles from './user-card.module.css';

const { Panel, preload } = latePanel(async () => (await import('./cuentas-menu')).CuentasMenu);

interface UserCardProps {
  user: Usuario;
  /** The size of the picture in pixels. A small picture is beside the name. */
  size: number;
}

/** The signed-in person and the active cuenta. */
export function UserCard({ user, size }: UserCardProps) {
  const cuenta = user.cuentas.find(({ cuentaId }) => cuentaId === user.cuentaActivaId);
  return (
    <div className={styles.card} data-row={size < 64}>
      <Avatar isOwn {...user} size={size} />
      <div className={styles.text}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
      {cuenta && size >= 64 && <CuentaLogo logo={cuenta.logo} size={36} />}
      <CuentaButton user={user} />
    </div>
  );
}

/** The active cuenta. With several cuentas, the button opens their list, to switch to another one. */
function CuentaButton({ user }: { user: Usuario }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nombre = user.cuentas.find(({ cuentaId }) => cuentaId === user.cuentaActivaId)?.nombre;
  if (user.cuentas.length < 2) return nombre && <p className={styles.cuenta}>{nombre}</p>;
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
        <span className={styles.nombre}>{nombre}</span>
        <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {anchor && <Panel user={user} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
