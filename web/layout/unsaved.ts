import { selectAutosaves } from '../autosave/autosave-slice';
import { selectEnviadas } from '../collection/enviadas-slice';
import { selectNuevos } from '../features/expediente/carpetas/comentarios/nuevos-slice';
import { selectOutgoing } from '../features/oficina/chat/outbox-slice';
import { contar } from '../lib/numeros';
import type { RootState } from '../store/store';

/**
 * The number of changes and messages that wait for the server. Refused ones are left out, because they wait for the
 * person.
 */
export function selectUnsaved(state: RootState) {
  const drafts = Object.values(selectAutosaves(state));
  const ofEstado = (estado: string) => drafts.filter((draft) => draft.estado === estado && !draft.problem).length;
  // A draft that is being sent may also count as a write of a collection, so the greater number counts.
  const sent = Math.max(selectEnviadas(state).length, ofEstado('guardando'));
  const comentarios = selectNuevos(state).comentarios.filter(({ isRefused }) => !isRefused).length;
  return {
    cambios: ofEstado('pendiente') + ofEstado('fallo') + sent + comentarios,
    mensajes: selectOutgoing(state).filter(({ isRefused }) => !isRefused).length,
  };
}

/** «2 cambios y 1 mensaje»; '' when nothing waits. */
export function unsavedText({ cambios, mensajes }: ReturnType<typeof selectUnsaved>): string {
  const parts = [
    cambios > 0 && contar(cambios, 'cambio', 'cambios'),
    mensajes > 0 && contar(mensajes, 'mensaje', 'mensajes'),
  ];
  return parts.filter(Boolean).join(' y ');
}

/** Whether a change or a message was not saved and needs the person. */
export const hasRefusals = (state: RootState): boolean =>
  Object.values(selectAutosaves(state)).some(
    ({ estado, problem }) => estado === 'conflicto' || estado === 'perdido' || (estado === 'fallo' && problem),
  ) || state.toasts.some(({ severity }) => severity === 'error');
