import { useCallback, useMemo, useState } from 'react';
import { useEscribir } from '../../../../collection/use-escribir';
import { useConfirm } from '../../../../components/confirm';
import { useToast } from '../../../../components/toast-actions';
import { useClipboard } from '../../../../components/use-copy';
import type { Usuario } from '../../../../session/session';
import { useAppDispatch } from '../../../../store/hooks';
import type { Mensaje } from '../chat-api';
import type { ChatEntry } from '../chat-entries';
import { saidIn, toTyped } from '../mensaje-html';
import { mensajes } from '../mensajes-api';
import { draftChanged, edicionChanged } from '../outbox-slice';
import type { Reaccion, SinReaccion } from '../reacciones';

/** The open panel of a message, and the element beside which it opens. */
export interface OpenPanel {
  kind: 'menu' | 'emojis' | 'lecturas';
  mensaje: Mensaje;
  anchor: HTMLElement;
}

export function useAccionesDeMensaje({ clave, conversacion }: ChatEntry, user: Pick<Usuario, 'id' | 'name'> | null) {
  const usuarioId = user?.id;
  const nombre = user?.name ?? '';
  const dispatch = useAppDispatch();
  const { escribir } = useEscribir();
  const confirm = useConfirm();
  const toast = useToast();
  const copyText = useClipboard();
  const [open, setOpen] = useState<OpenPanel | null>(null);
  /** Closes the panel of this kind. Another panel that it opened stays. */
  const close = useCallback((kind: OpenPanel['kind']) => setOpen((now) => (now?.kind === kind ? null : now)), []);
  const id = conversacion?.id ?? '';

  const acciones = useMemo(() => {
    const opener = (kind: OpenPanel['kind']) => (mensaje: Mensaje, anchor: HTMLElement) =>
      setOpen({ kind, mensaje, anchor });
    return {
      usuarioId,
      openMenu: opener('menu'),
      openEmojis: opener('emojis'),
      openLecturas: opener('lecturas'),
      responder: ({ id: mensajeId, autor, valor, adjuntos }: Mensaje) => {
        dispatch(edicionChanged({ clave, edicion: null }));
        dispatch(draftChanged({ clave, citado: { id: mensajeId, autor, texto: saidIn({ valor, adjuntos }) } }));
      },
      editar: ({ id: mensajeId, valor, menciones }: Mensaje) => {
        const elegidos = menciones.map((persona) => persona.id);
        dispatch(edicionChanged({ clave, edicion: { mensajeId, text: toTyped(valor), elegidos } }));
      },
      reaccionar: ({ id: mensajeId, reacciones }: Mensaje, emoji: string) => {
        const isMine = reacciones.some(
          (reaccion) => reaccion.emoji === emoji && reaccion.usuarios.some((usuario) => usuario.id === usuarioId),
        );
        const usuario = { id: usuarioId ?? '', nombre };
        const taken: SinReaccion = { id, mensajeId, emoji, usuario };
        const put: Reaccion = { id, mensajeId, reaccionarDto: { emoji }, usuario };
        void escribir(isMine ? mensajes.send('mensajesUnreact', taken) : mensajes.send('mensajesReact', put));
      },
      fijar: ({ id: mensajeId, fijado }: Mensaje) =>
        void escribir(mensajes.send(fijado ? 'mensajesUnpin' : 'mensajesPin', { id, mensajeId })),
      eliminar: async ({ id: mensajeId }: Mensaje) => {
        const isSure = await confirm({
          title: '¿Eliminar el mensaje?',
          message: 'Se elimina para todos y no se puede recuperar.',
          actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
          dismissible: true,
        });
        if (isSure) void escribir(mensajes.send('mensajesRemove', { id, mensajeId }));
      },
      copiar: async ({ valor }: Mensaje) => {
        if (await copyText(toTyped(valor))) toast('Mensaje copiado');
      },
    };
  }, [id, clave, usuarioId, nombre, dispatch, escribir, confirm, copyText, toast]);

  return { acciones, open, close };
}
