import { useColeccion } from '../../../coleccion/use-coleccion';
import { conversaciones } from '../chat-api';
import { deCarpeta, unreadOf } from '../conversations';
import styles from './conversacion-count.module.css';

/** The unread messages of a carpeta's conversation, beside the name of its tab. Not shown when there are none. */
export function ConversacionCount({ carpetaId }: { carpetaId: string }) {
  const { data: all = [] } = useColeccion(conversaciones, undefined);
  const unread = unreadOf({ conversacion: deCarpeta(all, carpetaId) });
  if (unread === 0) return null;
  return (
    <span className={styles.count}>
      {unread > 99 ? '99+' : unread}
      <span className="visually-hidden"> sin leer</span>
    </span>
  );
}
