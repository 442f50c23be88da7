import { Paperclip } from 'lucide-react';
import { formatWhen } from '../../../../lib/format-when';
import type { Correo } from '../correos-api';
import { CorresponsalAvatar } from '../corresponsal-avatar';
import { nombreDe } from '../personas';
import styles from './tarjeta.module.css';

/** A mail of a thread in one line. */
export function TarjetaPlegada({ correo, onAbrir }: { correo: Correo; onAbrir: () => void }) {
  const { de, extracto, fecha, leido, adjuntos } = correo;
  return (
    <button type="button" className={styles.plegada} data-unread={!leido} aria-expanded={false} onClick={onAbrir}>
      <CorresponsalAvatar quien={de} size={24} />
      <span className={styles.nombre}>{nombreDe(de)}</span>
      <span className={styles.extracto}>{extracto}</span>
      {adjuntos > 0 && <Paperclip size={14} strokeWidth={1.75} role="img" aria-label="Con archivos" />}
      <time className={styles.fecha} dateTime={fecha}>
        {formatWhen(fecha)}
      </time>
    </button>
  );
}
