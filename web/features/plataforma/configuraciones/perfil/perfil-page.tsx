import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { Seccion } from '../seccion';
import { DatosForm } from './datos-form';
import { EstadoField } from './estado-field';
import { Foto } from './foto';
import { MisCuentas } from './mis-cuentas';
import styles from './perfil.module.css';

/** The signed-in person's data, estado and cuentas. */
export function PerfilPage() {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <>
      <Seccion title="Datos personales" text="Así aparece ante las demás personas, en todas sus cuentas.">
        <div className={styles.datos}>
          <Foto user={user} />
          <DatosForm key={user.id} user={user} />
          <dl className={styles.email}>
            <dt>Correo</dt>
            <dd>{user.email}</dd>
          </dl>
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
