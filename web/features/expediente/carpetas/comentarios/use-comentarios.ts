import type { ComentarioDto } from '../../../../api/generated/comentarios';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import {
  useComentariosRemoveMutation,
  useComentariosRestoreMutation,
  useComentariosUpdateMutation,
} from './comentarios-api';
import { comentarRequested } from './nuevos-slice';

/**
 * The writes of the comments of a carpeta. A new comment is sent in the background, on any page. A change rejects with
 * the server's error, and a deletion can be undone.
 */
export function useComentarios(id: string) {
  const attempt = useAttempt();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [update] = useComentariosUpdateMutation();
  const [remove] = useComentariosRemoveMutation();
  const [restore] = useComentariosRestoreMutation();
  return {
    comentar: (texto: string, menciones: string[]) =>
      void dispatch(comentarRequested({ id: newId(), carpetaId: id, texto, menciones })),
    modificar: ({ id: comentarioId }: ComentarioDto, texto: string, menciones: string[]) =>
      update({ id, comentarioId, escribirComentarioDto: { texto, menciones } }).unwrap(),
    eliminar: ({ id: comentarioId }: ComentarioDto) =>
      attempt(async () => {
        await remove({ id, comentarioId }).unwrap();
        offerUndo(toast, 'Comentario eliminado', () => restore({ id, comentarioId }).unwrap());
      }),
  };
}
