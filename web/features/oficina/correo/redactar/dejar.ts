import { selectAutosave } from '../../../../autosave/autosave-slice';
import { showToast } from '../../../../components/toast-actions';
import { escapeHtml } from '../../../../lib/escape-html';
import { takeTyped } from '../../../../lib/typed-ahead';
import type { App } from '../../../../store/store';
import { cambiarCorreos, paginas } from '../correos';
import { claveDeBorrador } from './fields';
import { creado, crearBorrador, guardarBorrador, selectBorrador } from './guardar';
import { selectRedaccion } from './redaccion-abierta';
import { isRespuesta, type Redaccion } from './redactar-slice';
import { selectSubidas } from './subidas-slice';

/** Deletes an empty draft for good. A draft that is being created is deleted once it exists. */
export async function borrarRastro({ store: { dispatch, getState } }: App, id: string): Promise<void> {
  await creado(id);
  if (!selectBorrador(getState(), id)) return;
  try {
    await dispatch(cambiarCorreos([id], { bandeja: 'trash' }));
    await dispatch(paginas.send('correosRemoveForGood', { borrarCorreosDto: { ids: [id] } }));
  } catch {
    // When the deletion fails, the empty draft stays among the drafts.
  }
}

/** An answer, with the text that was typed before its form was loaded. */
export interface Adelantado {
  id: string;
  nuevo: NonNullable<Redaccion['nuevo']>;
  texto: string;
}

interface Seguir {
  abrir: (id: string) => void;
  /** Begins an answer again with the text that was typed. */
  volver: (adelantado: Adelantado) => void;
}

/**
 * Leaves the open mail, since something else is opened: the mail stays a draft. An answer in which nothing was written
 * leaves no draft.
 */
export function dejarRedaccion(app: App, seguir: Seguir): void {
  const { abrir } = seguir;
  const state = app.store.getState();
  const open = selectRedaccion(state);
  if (!open?.nuevo) return;
  const { id, nuevo } = open;
  const texto = takeTyped();
  if (isRespuesta(nuevo.base?.tipo) && texto.trim()) return void guardarAdelantado(app, { id, nuevo, texto }, seguir);
  const draft = selectBorrador(state, id);
  const isWritten =
    selectAutosave(state, claveDeBorrador(id)) !== undefined ||
    selectSubidas(state).some(({ borradorId }) => borradorId === id) ||
    (draft !== undefined && (draft.version > 1 || draft.archivos.length > 0));
  if (nuevo.base && !isWritten) void borrarRastro(app, id);
  else if (draft?.estado === 'borrador') decirQueQueda(app, id, abrir);
}

/**
 * Saves the text typed ahead as a draft, above the text that the draft begins with. When saving fails, the person can
 * go on writing.
 */
export async function guardarAdelantado(app: App, adelantado: Adelantado, { abrir, volver }: Seguir): Promise<void> {
  const { id, nuevo, texto } = adelantado;
  const { dispatch, getState } = app.store;
  const lines = texto.split('\n').map((line) => `<p>${escapeHtml(line)}</p>`);
  try {
    await creado(id);
    const draft = selectBorrador(getState(), id);
    if (draft) await dispatch(guardarBorrador(id, { html: lines.join('') + draft.html }, () => false));
    else await dispatch(crearBorrador(id, { campos: { html: lines.join('') }, base: nuevo.base }));
    decirQueQueda(app, id, abrir);
  } catch {
    showToast(dispatch, 'No se pudo guardar lo que escribió', {
      severity: 'error',
      action: { label: 'Seguir escribiendo', onClick: () => volver(adelantado) },
    });
  }
}

/** Says why a mail whose form is not loaded yet is not sent. */
export function decirQueEspera({ store: { dispatch } }: App): void {
  showToast(dispatch, 'El correo todavía se está preparando. Lo que escribió sigue aquí: envíelo en un momento.', {
    severity: 'info',
  });
}

/** Says that the mail was kept as a draft, and offers to open it. */
export function decirQueQueda({ store: { dispatch } }: App, id: string, abrir: (id: string) => void): void {
  showToast(dispatch, 'Quedó en Borradores', {
    severity: 'info',
    action: { label: 'Abrir', onClick: () => abrir(id) },
  });
}
