import { useMemo } from 'react';
import { Adjuntos } from '../../../components/adjuntos/adjuntos';
import type { Adjunto } from '../correos-api';
import styles from './tarjeta.module.css';

interface ListaDeArchivosProps {
  /** The address of the mail in the API. */
  base: string;
  archivos: readonly Adjunto[];
  /** Files one as a document. Undefined: the person may not. */
  onGuardar: ((adjunto: Adjunto) => void) | undefined;
}

/** The files of a mail. */
export function ListaDeArchivos({ base, archivos, onGuardar }: ListaDeArchivosProps) {
  const adjuntos = useMemo(
    () => archivos.map((archivo) => ({ ...archivo, url: `${base}/adjuntos/${archivo.id}/contenido` })),
    [base, archivos],
  );
  return (
    <div className={styles.archivos}>
      <h3>{archivos.length === 1 ? '1 archivo' : `${archivos.length} archivos`}</h3>
      <Adjuntos adjuntos={adjuntos} onGuardar={onGuardar} />
    </div>
  );
}
