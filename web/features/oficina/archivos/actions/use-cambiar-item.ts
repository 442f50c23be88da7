import { useMemo } from 'react';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { ModificarDirectorioDto } from '../../../../api/generated/archivos';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { useLoVeranOtros } from '../../../../components/use-lo-veran-otros';
import { useAppDispatch } from '../../../../store/hooks';
import {
  archivosChanged,
  driveChanged,
  useArchivosRestoreVersionMutation,
  useArchivosUpdateMutation,
  useDirectoriosCreateMutation,
  useDirectoriosUpdateMutation,
} from '../archivos-api';
import { type Item, lugarDe } from '../item';

/** Creates a directorio, and changes a single directorio or archivo. */
export function useCambiarItem() {
  const dispatch: ApiDispatch = useAppDispatch();
  const toast = useToast();
  const attempt = useAttempt();
  const enviar = useLoVeranOtros();
  const [create] = useDirectoriosCreateMutation();
  const [updateArchivo] = useArchivosUpdateMutation();
  const [updateDirectorio] = useDirectoriosUpdateMutation();
  const [restoreVersion] = useArchivosRestoreVersionMutation();

  return useMemo(() => {
    const change = async (item: Item, changes: { nombre?: string; descripcion?: string | null }) => {
      try {
        if (item.tipo === 'archivo') await updateArchivo({ id: item.id, cambiarArchivoDto: changes }).unwrap();
        else await updateDirectorio({ id: item.id, modificarDirectorioDto: changes }).unwrap();
      } finally {
        dispatch(archivosChanged([lugarDe(item), item.id]));
      }
    };

    const restrict = async (id: string, changes: ModificarDirectorioDto) => {
      try {
        return await updateDirectorio({ id, modificarDirectorioDto: changes }).unwrap();
      } finally {
        // Everything below the directorio is restricted too, so all of the drive is fetched again.
        dispatch(driveChanged());
      }
    };

    return {
      /**
       * Rejects when the server refuses the directorio, so that the form can show why.
       * @returns the id of the new directorio
       */
      async crear(padreId: string | null, nombre: string, restringido: boolean) {
        const dto = { nombre, padreId, ...(restringido && { restringido }) };
        const { id } = await create({ crearDirectorioDto: dto }).unwrap();
        dispatch(archivosChanged([padreId]));
        toast(`Directorio «${nombre}» creado`);
        return id;
      },
      /** Rejects when the server refuses the name, so that the form can show why. */
      async renombrar(item: Item, nombre: string) {
        await change(item, { nombre });
        offerUndo(toast, `Ahora se llama «${nombre}»`, () => change(item, { nombre: item.nombre }));
      },
      /** Answers whether the server stored the description. */
      describir: (item: Item, descripcion: string) => attempt(() => change(item, { descripcion })),
      async restringir(id: string, nombre: string, restringido: boolean) {
        let isDone = false;
        await attempt(async () => {
          const send = (loVeranOtros: boolean) => restrict(id, { restringido, loVeranOtros });
          isDone = (await enviar('Mostrar igual', send)) !== null;
        });
        if (!isDone) return;
        const text = restringido ? `Solo titulares y adscriptos ven «${nombre}»` : `Toda la oficina ve «${nombre}»`;
        offerUndo(toast, text, () => restrict(id, { restringido: !restringido, loVeranOtros: true }));
      },
      /** Makes an older version of an archivo the current one. */
      async reponer(archivoId: string, lugar: string | null, n: number) {
        const isDone = await attempt(async () => {
          await restoreVersion({ id: archivoId, n }).unwrap();
          dispatch(archivosChanged([lugar]));
        });
        if (isDone) toast(`La versión ${n} es otra vez la actual`);
      },
    };
  }, [dispatch, toast, attempt, enviar, create, updateArchivo, updateDirectorio, restoreVersion]);
}
