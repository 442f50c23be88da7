import { apiMessage } from '../../../../api/api-message';
import type { AdjuntoNuevo } from '../../../../components/adjuntos/adjuntos-nuevos';
import { useSoltar } from '../../../../components/adjuntos/use-soltar';
import { useToast } from '../../../../components/toast-actions';
import { useLoVeranOtros } from '../../../../components/use-lo-veran-otros';
import { contar, formatBytes } from '../../../../lib/numeros';
import { useAppDispatch } from '../../../../store/hooks';
import { putArchivos } from '../correos';
import { borradoresApi } from './borradores-api';
import { adjuntar, detach, inTurn } from './subir';
import type { EnRedaccion } from './use-redaccion';

/** The limits of the server (server/oficina/correos/correo-adjuntos). */
const maxBytes = 25 * 1024 * 1024;
const maxArchivos = 20;

/** The files of a mail that is written: the attached files, and the uploads. */
export function useArchivos({ id, correo, subidas, ensure }: EnRedaccion) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const enviar = useLoVeranOtros();
  const fail = (error: unknown) => toast(apiMessage(error), { severity: 'error' });
  const stored = correo?.archivos ?? [];
  const todos: AdjuntoNuevo[] = [...stored.map((one) => ({ ...one, progreso: 1, problema: null })), ...subidas];
  const bytes = todos.reduce((sum, one) => sum + one.bytes, 0);

  const add = (files: readonly File[]) => {
    let room = maxBytes - bytes;
    const fitting = files.filter(({ size }) => {
      if (size > room) return false;
      room -= size;
      return true;
    });
    const added = fitting.slice(0, Math.max(0, maxArchivos - todos.length));
    if (fitting.length < files.length) {
      toast('Los archivos de un correo pueden sumar hasta 25 MB.', { severity: 'error' });
    } else if (added.length < files.length) {
      toast(`Un correo puede tener hasta ${maxArchivos} archivos.`, { severity: 'error' });
    }
    dispatch(adjuntar(id, added, ensure));
  };

  return {
    todos,
    total: `${contar(todos.length, 'archivo', 'archivos')}, ${formatBytes(bytes)} de 25 MB`,
    adjuntar: add,
    ...useSoltar(add),
    quitar: async (adjuntoId: string) => {
      try {
        dispatch(putArchivos(await inTurn(id, () => dispatch(detach(id, adjuntoId)))));
      } catch (error) {
        fail(error);
      }
    },
    /** Attaches a document of a carpeta. */
    adjuntarDocumento: async (documentoId: string) => {
      const attach = async (loVeranOtros: boolean) => {
        await ensure();
        const document = { id, adjuntarDocumentoDto: { documentoId, loVeranOtros } };
        return dispatch(
          borradoresApi.endpoints.borradoresAttachDocumento.initiate(document, { track: false }),
        ).unwrap();
      };
      try {
        const send = (loVeranOtros: boolean) => inTurn(id, () => attach(loVeranOtros));
        const attached = await enviar('Adjuntar igual', send);
        if (attached) dispatch(putArchivos(attached));
      } catch (error) {
        fail(error);
      }
    },
  };
}

export type Archivos = ReturnType<typeof useArchivos>;
