import { Paperclip } from 'lucide-react';
import { Cut, Text } from '../../../../components/layout/layout';
import { formatWhen } from '../../../../lib/format-when';
import type { Correo } from '../correos-api';
import { CorresponsalAvatar } from '../corresponsal-avatar';
import { nombreDe } from '../personas';
import styles from './correo-card.module.css';

/** A mail of a thread in one line. */
export function TarjetaPlegada({ correo, onAbrir }: { correo: Correo; onAbrir: () => void }) {
  const { de, extracto, fecha, leido, adjuntos } = correo;
  return (
    <button type="button" className={styles.plegada} data-unread={!leido} aria-expanded={false} onClick={onAbrir}>
      <CorresponsalAvatar quien={de} size={24} />
      <Text weight="strong" breaks className={styles.nombre}>
        {nombreDe(de)}
      </Text>
      <Cut grow shrinks className={styles.extracto}>
        {extracto}
      </Cut>
      {adjuntos > 0 && <Paperclip size={14} strokeWidth={1.75} role="img" aria-label="Con archivos" />}
      <Text as="time" fixed size="sm" tone="soft" numeric className={styles.fecha} dateTime={fecha}>
        {formatWhen(fecha)}
      </Text>
    </button>
  );
}
