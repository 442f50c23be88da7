import { RotateCw, X } from 'lucide-react';
import { formatBytes } from '../../lib/numeros';
import { HintButton } from '../hint-button';
import { Cut, Stack } from '../layout/layout';
import { TipoIcon } from '../visor/tipo-icon';
import styles from './adjuntos-nuevos.module.css';

/** A file of something that is being written. */
export interface AdjuntoNuevo {
  id: string;
  nombre: string;
  bytes: number;
  /** From 0 to 1. */
  progreso: number;
  /** Why it was not uploaded. */
  problema: string | null;
  /** It may be uploaded the next time. */
  puedeReintentar?: boolean;
  /** It waits for the connection, and is then sent by itself. */
  isCortada?: boolean;
  /** Known once it is uploaded. */
  mime?: string;
}

interface AdjuntosNuevosProps {
  /** Its accessible name. */
  label: string;
  adjuntos: readonly AdjuntoNuevo[];
  onRetry: (id: string) => void;
  /** Undefined: they cannot be removed now. */
  onRemove?: (id: string) => void;
}

/** The files of what is being written, each with its progress, and a way to remove it. One that was not refused can be retried. */
export function AdjuntosNuevos({ label, adjuntos, onRetry, onRemove }: AdjuntosNuevosProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {adjuntos.map(({ id, nombre, bytes, progreso, problema, puedeReintentar, isCortada, mime }) => (
        <li key={id} className={styles.item} data-failed={problema !== null}>
          <TipoIcon mime={mime ?? ''} size={28} />
          <Stack as="span" grow shrinks className={styles.lines}>
            <Cut>{nombre}</Cut>
            <Estado
              problema={problema}
              isCortada={isCortada}
              bytes={mime === undefined ? undefined : bytes}
              progreso={progreso}
              nombre={nombre}
            />
          </Stack>
          {problema && puedeReintentar && (
            <HintButton size="small" label={`Reintentar ${nombre}`} onClick={() => onRetry(id)}>
              <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
          )}
          {onRemove && (
            <HintButton size="small" label={`Quitar ${nombre}`} hintAlign="end" onClick={() => onRemove(id)}>
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
          )}
        </li>
      ))}
    </ul>
  );
}

interface EstadoProps extends Pick<AdjuntoNuevo, 'problema' | 'isCortada' | 'progreso' | 'nombre'> {
  /** Undefined until it is uploaded. */
  bytes: number | undefined;
}

function Estado({ problema, isCortada, bytes, progreso, nombre }: EstadoProps) {
  if (problema) return <small role="alert">{problema}</small>;
  if (bytes !== undefined) return <small>{formatBytes(bytes)}</small>;
  if (isCortada) return <small role="status">Espera la conexión y se sube solo</small>;
  return <progress className={styles.progress} value={progreso} max={1} aria-label={`Progreso de ${nombre}`} />;
}
