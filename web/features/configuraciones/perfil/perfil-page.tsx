import { useAppSelector } from '../../../app/hooks';
import { PresenceAvatar } from '../../../components/presence-avatar';
import { selectUser } from '../../../session/session-selectors';
import { Seccion } from '../seccion';
import { EstadoField } from './estado-field';
import { MisCuentas } from './mis-cuentas';
import styles from './perfil.module.css';

/** Who is signed in, how the others see them, and where they work. */
export function PerfilPage() {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <>
      <Seccion title="Datos personales">
        <div className={styles.person}>
          <PresenceAvatar name={user.name} avatar={user.avatar} estado={user.estado} size={80} />
          <div className={styles.who}>
            <p className={styles.name}>{user.name}</p>
            <p className={styles.email}>{user.email}</p>
          </div>
        </div>
      </Seccion>
      <Seccion title="Estado" text="Así lo ve el resto del equipo.">
        <EstadoField estado={user.estado} />
      </Seccion>
      <Seccion title="Mis cuentas" text="Las oficinas en las que trabaja y su rol en cada una.">
        <MisCuentas />
      </Seccion>
    </>
  );
}
