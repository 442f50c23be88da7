import { Adjuntos } from '../adjuntos/adjuntos';
import { useAdjuntosFindOfQuery } from '../chat-api';
import styles from './info-panel.module.css';

/** The pictures and files that were sent in a conversation, the newest first. Not shown when there are none. */
export function Archivos({ conversacionId }: { conversacionId: string }) {
  const { currentData: adjuntos = [] } = useAdjuntosFindOfQuery({ id: conversacionId });
  if (adjuntos.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Archivos">
      <div className={styles.heading}>
        <h3>{adjuntos.length === 1 ? '1 archivo' : `${adjuntos.length} archivos`}</h3>
      </div>
      <Adjuntos adjuntos={adjuntos} />
    </section>
  );
}
