import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { Seccion } from '../section';
import { Matriz } from './matriz';
import styles from './notificaciones.module.css';

/** The notifications that the person gets, by kind and channel. */
export function NotificacionesPage() {
  const email = useAppSelector(selectUser)?.email;
  return (
    <Seccion
      title="Notificaciones"
      text="De qué se le avisa y por dónde, en todas sus cuentas. Cada cambio se guarda al instante."
    >
      <Matriz />
      <p className={styles.note}>
        Los correos llegan a <strong>{email}</strong>, a lo sumo uno cada 15 minutos por tipo de novedad y carpeta o
        conversación; lo que pasa entretanto llega después, reunido en otro. Los recordatorios llegan a su hora. Nunca
        se avisa de una carpeta que no puede ver.
      </p>
    </Seccion>
  );
}
