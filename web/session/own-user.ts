import { createAction } from '@reduxjs/toolkit';
import type { EstadoUsuario, Preferencias, PreferenciasAvisos, Usuario } from './session';
import type { SessionState } from './session-slice';

/** The choices that people make about themselves. */
export interface OwnUserChange {
  estado?: EstadoUsuario;
  preferencias?: Preferencias;
}

/** The person has chosen. The choice is shown at once, and saved. */
export const ownUserChangeRequested = createAction<OwnUserChange>('session/ownUserChangeRequested');

const none: Preferencias = {};

export const selectPreferencias = (state: { session: SessionState }) => state.session.user?.preferencias ?? none;

/** Choices that the server has not confirmed. */
export interface Unsaved {
  /** The person as the server last sent them. */
  base: Usuario;
  /** The choices that are being sent. */
  sent: OwnUserChange;
  /** The choices made since then. */
  next: OwnUserChange;
}

/** The person with the unconfirmed choices applied, as the page shows them. */
export function shown({ base, sent, next }: Unsaved): Usuario {
  const { estado = base.estado, preferencias } = merge(sent, next);
  return { ...base, estado, preferencias: mergePreferencias(base.preferencias, preferencias) };
}

/** Merges two choices. Where both set the same value, the later one counts. */
export function merge(earlier: OwnUserChange, later: OwnUserChange): OwnUserChange {
  const preferencias = mergePreferencias(earlier.preferencias, later.preferencias);
  return { ...earlier, ...later, ...(Object.keys(preferencias).length > 0 && { preferencias }) };
}

/** Merges as the server does. Avisos are merged channel by channel. */
function mergePreferencias(earlier: Preferencias = none, later: Preferencias = none): Preferencias {
  const avisos = mergeAvisos(earlier.avisos, later.avisos);
  return { ...earlier, ...later, ...(avisos && { avisos }) };
}

function mergeAvisos(earlier?: PreferenciasAvisos, later?: PreferenciasAvisos): PreferenciasAvisos | undefined {
  if (!earlier || !later) return later ?? earlier;
  const merged = { ...earlier };
  for (const tipo of Object.keys(later) as (keyof PreferenciasAvisos)[])
    merged[tipo] = { ...earlier[tipo], ...later[tipo] };
  return merged;
}
