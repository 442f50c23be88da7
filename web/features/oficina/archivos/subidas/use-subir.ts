import { useCallback } from 'react';
import type { ApiDispatch } from '../../../../api/empty-api';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { refusalOf } from '../../../../subidas/limits';
import { useSubidas } from '../../../../subidas/use-subidas';
import { driveChanged, useDirectoriosEnsureMutation } from '../archivos-api';
import { type ArchivoSoltado, leerArboles, MOST_FILES } from './dropped-tree';
import { tipoArchivo } from './subida-de-archivo';

/** The most directorios that one call creates. */
const RUTAS = 100;

/**
 * Uploads files to the drive.
 * @param maxMib the server's limit for a file, in MiB
 */
export function useSubir(maxMib: number) {
  const pedir = useSubidas(tipoArchivo);
  const toast = useToast();
  const attempt = useAttempt();
  const [ensure] = useDirectoriosEnsureMutation();
  const dispatch: ApiDispatch = useAppDispatch();

  const crearVacios = useCallback(
    (rutas: readonly string[], padreId: string | null) =>
      attempt(async () => {
        try {
          for (let start = 0; start < rutas.length; start += RUTAS) {
            const part = rutas.slice(start, start + RUTAS);
            await ensure({ rutasDeDirectoriosDto: { padreId, rutas: part } }).unwrap();
          }
        } finally {
          dispatch(driveChanged());
        }
      }),
    [attempt, ensure, dispatch],
  );

  /** Uploads files, and the files of dropped trees. */
  const subir = useCallback(
    async (
      soltados: readonly ArchivoSoltado[],
      directorioId: string | null,
      arboles: readonly FileSystemDirectoryEntry[] = [],
    ) => {
      const { archivos, vacios, ilegibles } = await leerArboles(arboles);
      const all = [...soltados, ...archivos];
      if (all.length + vacios.length > MOST_FILES) {
        return toast(`Son más de ${MOST_FILES} archivos. Súbalos en partes.`, { severity: 'error' });
      }
      if (ilegibles > 0) {
        const what =
          ilegibles === 1
            ? 'Un archivo o directorio no se pudo leer'
            : `${ilegibles} archivos o directorios no se pudieron leer`;
        toast(all.length > 0 ? `${what}. Los demás se suben.` : `${what}.`, { severity: 'error' });
      } else if (all.length + vacios.length === 0) toast('No hay archivos para subir.', { severity: 'warning' });
      const tanda = newId();
      void pedir(
        all.map(({ file, ruta }) => ({ destino: { directorioId, ruta, tanda }, file })),
        (bytes) => refusalOf(bytes, maxMib),
      );
      const isMade = vacios.length > 0 && (await crearVacios(vacios, directorioId));
      // With files, the list of uploads tells the outcome.
      if (isMade && all.length === 0) {
        toast(vacios.length === 1 ? 'Se creó el directorio, que está vacío' : `${vacios.length} directorios creados`);
      }
    },
    [pedir, crearVacios, toast, maxMib],
  );

  const subirVersion = (file: File, destino: { archivoId: string; directorioId: string | null; motivo?: string }) =>
    pedir([{ destino, file }], (bytes) => refusalOf(bytes, maxMib));

  return { subir, subirVersion };
}
