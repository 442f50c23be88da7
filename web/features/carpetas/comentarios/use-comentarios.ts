import { useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import type { ComentarioDto } from '../../../api/generated/comentarios';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import { newId } from '../../../lib/new-id';
import {
  useComentariosAddMutation,
  useComentariosRemoveMutation,
  useComentariosRestoreMutation,
  useComentariosUpdateMutation,
} from './comentarios-api';

/** The writes of the comments of a carpeta. Writing rejects with the server's error; deleting can be undone. */
export function useComentarios(id: string) {
  const toast = useToast();
  // All tries of a comment send the same id, so that they make one.
  const [nuevoId, setNuevoId] = useState(newId);
  const [add] = useComentariosAddMutation();
  const [update] = useComentariosUpdateMutation();
  const [remove] = useComentariosRemoveMutation();
  const [restore] = useComentariosRestoreMutation();
  return {
    comentar: async (texto: string, menciones: string[]) => {
      await add({ id, comentarDto: { id: nuevoId, texto, menciones } }).unwrap();
      setNuevoId(newId());
    },
    modificar: ({ id: comentarioId }: ComentarioDto, texto: string, menciones: string[]) =>
      update({ id, comentarioId, escribirComentarioDto: { texto, menciones } }).unwrap(),
    eliminar: async ({ id: comentarioId }: ComentarioDto) => {
      try {
        await remove({ id, comentarioId }).unwrap();
        offerUndo(toast, 'Comentario eliminado', () => restore({ id, comentarioId }).unwrap());
      } catch (error) {
        toast(apiMessage(error), { severity: 'error' });
      }
    },
  };
}
