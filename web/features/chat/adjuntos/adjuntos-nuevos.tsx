import { RotateCw, X } from 'lucide-react';
import { HintButton } from '../../../components/hint-button';
import { TipoIcon } from '../../../components/visor/tipo-icon';
import { formatBytes } from '../../../lib/numeros';
import { useAppDispatch } from '../../../store/hooks';
import type { AdjuntoNuevo } from '../outbox-slice';
import styles from './adjuntos-nuevos.module.css';
import { detach, type Lugar, upload } from './subir';

interface AdjuntosNuevosProps {
  lugar: Lugar;
  adjuntos: readonly AdjuntoNuevo[];
}

/** The files of the message that is being written, each with its progress, and a way to retry and to remove it. */
export function AdjuntosNuevos({ lugar, adjuntos }: AdjuntosNuevosProps) {
  const dispatch = useAppDispatch();
  return (
    <ul className={styles.list} aria-label="Archivos del mensaje">
      {adjuntos.map(({ id, nombre, bytes, progreso, problema, subido }) => (
        <li key={id} className={styles.item} data-failed={problema !== null}>
          <TipoIcon mime={subido?.mime ?? ''} size={28} />
          <span className={styles.lines}>
            <span className={styles.name}>{nombre}</span>
            {subido || problema ? (
              <small role={problema ? 'alert' : undefined}>{problema ?? formatBytes(bytes)}</small>
            ) : (
              <progress className={styles.progress} value={progreso} max={1} aria-label={`Progreso de ${nombre}`} />
            )}
          </span>
          {problema && (
            <HintButton size="small" label={`Reintentar ${nombre}`} onClick={() => void dispatch(upload(lugar, id))}>
              <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
          )}
          <HintButton
            size="small"
            label={`Quitar ${nombre}`}
            hintAlign="end"
            onClick={() => dispatch(detach(lugar.clave, id))}
          >
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </li>
      ))}
    </ul>
  );
}
