import { selectAutosave } from '../../../autosave/autosave-slice';
import { showToast } from '../../../components/toast-actions';
import type { App } from '../../../store/store';
import { cambiarCorreos, paginas } from '../correos';
import { claveDeBorrador } from './campos';
import { creado, selectBorrador } from './guardar';
import { selectRedaccion } from './redaccion-abierta';
import { selectSubidas } from './subidas-slice';

/** Deletes a draft that has nothing for good, also one that is being created. */
export async function borrarRastro({ store: { dispatch, getState } }: App, id: string): Promise<void> {
  await creado(id);
  if (!selectBorrador(getState(), id)) return;
  try {
    await dispatch(cambiarCorreos([id], { bandeja: 'trash' }));
    await dispatch(paginas.send('correosRemoveForGood', { borrarCorreosDto: { ids: [id] } }));
  } catch {
    // An empty draft stays in the drafts.
  }
}

/**
 * Ends what is being written, since something else is opened: it stays a draft. An answer in which nothing was written
 * leaves none.
 * @param abrir opens a draft
 */
export function dejarRedaccion(app: App, abrir: (id: string) => void): void {
  const state = app.store.getState();
  const open = selectRedaccion(state);
  if (!open?.nuevo) return;
  const { id, nuevo } = open;
  const draft = selectBorrador(state, id);
  const isWritten =
    selectAutosave(state, claveDeBorrador(id)) !== undefined ||
    selectSubidas(state).some(({ borradorId }) => borradorId === id) ||
    (draft !== undefined && (draft.version > 1 || draft.archivos.length > 0));
  if (nuevo.base && !isWritten) void borrarRastro(app, id);
  else if (draft?.estado === 'borrador') decirQueQueda(app, id, abrir);
}

/** Says that what was written is a draft, and offers to open it. */
export function decirQueQueda({ store: { dispatch } }: App, id: string, abrir: (id: string) => void): void {
  showToast(dispatch, 'Quedó en Borradores', {
    severity: 'info',
    action: { label: 'Abrir', onClick: () => abrir(id) },
  });
}
