import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { draftChanged, edicionChanged, selectDraft, selectEdicion } from '../outbox-slice';

/**
 * The text typed in a conversation: a new message, or the change of a message. During a change the new message waits.
 */
export function useEscrito(clave: string) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, clave));
  const edicion = useAppSelector((state) => selectEdicion(state, clave));
  const { text, elegidos } = edicion ?? draft;
  const write = (typed: string, chosen: string[]) =>
    dispatch(
      edicion
        ? edicionChanged({ clave, edicion: { ...edicion, text: typed, elegidos: chosen } })
        : draftChanged({ clave, text: typed, elegidos: chosen }),
    );
  return {
    clave,
    text,
    elegidos,
    citado: draft.citado,
    /** The files of the new message; none while a message is changed. */
    adjuntos: edicion ? [] : draft.adjuntos,
    edicion,
    write,
    /** Ends the change of a message, or the answer to a message. */
    cancel: () => dispatch(edicion ? edicionChanged({ clave, edicion: null }) : draftChanged({ clave, citado: null })),
  };
}

export type Escrito = ReturnType<typeof useEscrito>;
