import { type ReactNode, useMemo } from 'react';
import { Adjuntos } from '../../../../../components/adjuntos/adjuntos';
import { Box } from '../../../../../components/layout/layout';
import type { Archivo } from '../../../../../components/viewer/archivo';
import { contar } from '../../../../../lib/numeros';
import type { Adjunto, Correo } from '../../correos-api';
import styles from '../correo-card.module.css';

interface ListaDeArchivosProps {
  /** The address of the mail in the API. */
  base: string;
  archivos: readonly Adjunto[];
  /** Files a file as a document; undefined when the person may not. */
  onGuardar: ((adjunto: Adjunto) => void) | undefined;
  /** The content below the list, made from the listed files. */
  children?: (listed: readonly (Adjunto & Archivo)[]) => ReactNode;
}

/** Whether a mail has files beside the pictures of its text. */
export const hasArchivos = ({ archivos }: Pick<Correo, 'archivos'>) => archivos.some(({ enLinea }) => !enLinea);

/** The files of a mail, without the pictures of its text. */
export function ListaDeArchivos({ base, archivos, onGuardar, children }: ListaDeArchivosProps) {
  const listed = useMemo(
    () =>
      archivos
        .filter(({ enLinea }) => !enLinea)
        .map((archivo) => ({ ...archivo, url: `${base}/adjuntos/${archivo.id}/contenido` })),
    [base, archivos],
  );
  return (
    <Box line="top" padTop={3} marginTop={4} className={styles.archivos}>
      <h3>{contar(listed.length, 'archivo', 'archivos')}</h3>
      <Adjuntos adjuntos={listed} onGuardar={onGuardar} />
      {children?.(listed)}
    </Box>
  );
}
