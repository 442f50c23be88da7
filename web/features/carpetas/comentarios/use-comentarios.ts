import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import type { ComentarioDto } from '../../../api/generated/comentarios';
import { escrituraSent, escrituraSettled } from '../../../coleccion/enviadas-slice';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import { newId } from '../../../lib/new-id';
import { useApp, useAppDispatch } from '../../../store/hooks';
import {
  useComentariosAddMutation,
  useComentariosRemoveMutation,
  useComentariosRestoreMutation,
  useComentariosUpdateMutation,
} from './comentarios-api';

/**
 * The writes of the comments of a carpeta. A new one waits for the connection as long as its page is open; afterwards it
 * is a draft. Writing rejects with the server's error; deleting can be undone.
 */
export function useComentarios(id: string) {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const { services } = useApp();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  // All tries of a comment send the same id, so that they make one.
  const [nuevoId, setNuevoId] = useState(newId);
  const [add] = useComentariosAddMutation();
  const [update] = useComentariosUpdateMutation();
  const [remove] = useComentariosRemoveMutation();
  const [restore] = useComentariosRestoreMutation();
  return {
    comentar: async (texto: string, menciones: string[]) => {
      const arg = { id, comentarDto: { id: nuevoId, texto, menciones } };
      const key = nanoid();
      dispatch(escrituraSent({ key, name: 'comentariosAdd', arg }));
      try {
        await services.whenReached?.();
        if (isLeft.current) throw leftWaiting;
        await add(arg).unwrap();
      } finally {
        dispatch(escrituraSettled(key));
      }
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

const leftWaiting = { message: 'El comentario quedó como borrador.' };
