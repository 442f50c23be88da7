import { RotateCw, X } from 'lucide-react';
import { formatBytes } from '../../lib/numeros';
import { HintButton } from '../hint-button';
import { Cut, Stack } from '../layout/layout';
import { UploadProgress } from '../upload-progress';
import { TipoIcon } from '../viewer/tipo-icon';
import styles from './adjuntos-nuevos.module.css';

/** A file of a text that is being written. */
export interface AdjuntoNuevo {
  id: string;
  nombre: string;
  bytes: number;
  /** The share that is uploaded, from 0 to 1. */
  progreso: number;
  /** Why the upload failed; null while it has not. */
  problema: string | null;
  /** Whether the upload may be tried again. */
  puedeReintentar?: boolean;
  /** Whether the upload waits for the connection. It then resumes by itself. */
  isCortada?: boolean;
  /** The MIME type; known once the file is uploaded. */
  mime?: string;
}

interface AdjuntosNuevosProps {
  /** The accessible name of the list. */
  label: string;
  adjuntos: readonly AdjuntoNuevo[];
  onRetry: (id: string) => void;
  /** Removes a file; undefined while files cannot be removed. */
  onRemove?: (id: string) => void;
}

/**
 * The files of a text that is being written. Each has its progress, and a button to remove it. A failed upload can be
 * retried, unless the server refused the file.
 */
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
  /** The size in bytes; undefined until the file is uploaded. */
  bytes: number | undefined;
}

function Estado({ problema, isCortada, bytes, progreso, nombre }: EstadoProps) {
  if (problema) return <small role="alert">{problema}</small>;
  if (bytes !== undefined) return <small>{formatBytes(bytes)}</small>;
  if (isCortada) return <small role="status">Espera la conexión y se sube solo</small>;
  return <UploadProgress nombre={nombre} progreso={progreso} />;
}
