import { useCallback } from 'react';
import { useToast } from '../../../components/toast-actions';
import { newId } from '../../../lib/new-id';
import { refusalOf } from '../../../subidas/limits';
import { useSubidas } from '../../../subidas/use-subidas';
import { type ArchivoSoltado, leerArboles, MOST_FILES } from './arbol-soltado';
import { tipoArchivo } from './subida-de-archivo';

/** Uploads to the drive. @param maxMib the server's limit for a file, in MiB */
export function useSubir(maxMib: number) {
  const pedir = useSubidas(tipoArchivo);
  const toast = useToast();

  /** Files, and the trees that were dropped among them. */
  const subir = useCallback(
    async (
      soltados: readonly ArchivoSoltado[],
      directorioId: string | null,
      arboles: readonly FileSystemDirectoryEntry[] = [],
    ) => {
      const { archivos, ilegibles } = await leerArboles(arboles);
      const all = [...soltados, ...archivos];
      if (all.length > MOST_FILES) {
        return toast(`Son más de ${MOST_FILES} archivos. Súbalos en partes.`, { severity: 'error' });
      }
      if (ilegibles > 0) {
        const what =
          ilegibles === 1
            ? 'Un archivo o directorio no se pudo leer'
            : `${ilegibles} archivos o directorios no se pudieron leer`;
        toast(all.length > 0 ? `${what}. Los demás se suben.` : `${what}.`, { severity: 'error' });
      } else if (all.length === 0) toast('No hay archivos para subir.', { severity: 'warning' });
      const tanda = newId();
      for (const { file, ruta } of all) {
        pedir({ destino: { directorioId, ruta, tanda }, file, problema: refusalOf(file, maxMib) });
      }
    },
    [pedir, toast, maxMib],
  );

  const subirVersion = (file: File, destino: { archivoId: string; directorioId: string | null; motivo?: string }) =>
    pedir({ destino, file, problema: refusalOf(file, maxMib) });

  return { subir, subirVersion };
}
