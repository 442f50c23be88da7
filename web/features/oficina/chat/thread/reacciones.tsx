import { enumerar } from '../../../../lib/enumerar';
import type { Mensaje } from '../chat-api';
import { useAcciones } from './acciones-context';
import styles from './reacciones.module.css';

/** The emojis on a message. One of them is put or taken back by a click; its hint says who put it. */
export function Reacciones({ mensaje }: { mensaje: Mensaje }) {
  const { usuarioId, reaccionar } = useAcciones();
  return (
    <ul className={styles.chips} aria-label="Reacciones">
      {mensaje.reacciones.map(({ emoji, usuarios }) => {
        const isMine = usuarios.some(({ id }) => id === usuarioId);
        const names = usuarios.map(({ id, nombre }) => (id === usuarioId ? 'usted' : nombre));
        const who = enumerar(names);
        return (
          <li key={emoji}>
            <button
              type="button"
              className={styles.chip}
              title={who}
              aria-pressed={isMine}
              onClick={() => reaccionar(mensaje, emoji)}
            >
              <span>{emoji}</span>
              <span className={styles.count}>{usuarios.length}</span>
              <span className="visually-hidden">, {who}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
