/**
 * The kinds of things that people are told of, each by the channels that they choose: assigned to a carpeta, moves,
 * documents, somebody who joined, a chat's message, an export of the cuenta, assigned a tarea, the reminder of a nota.
 */
const TIPOS_AVISO = [
  'asignacion',
  'movimiento',
  'documento',
  'incorporacion',
  'mensaje',
  'exportacion',
  'tarea',
  'recordatorio',
] as const;
export type TipoAviso = (typeof TIPOS_AVISO)[number];

/** Where somebody is told of a kind: in the panels, and by e-mail. */
export interface Canales {
  panel: boolean;
  correo: boolean;
}

/** Of who has chosen nothing. */
const ESTANDAR: Canales = { panel: true, correo: false };

/** What a person chose for one kind, or what holds for everybody. */
export function canalesOf(chosen: Partial<Record<TipoAviso, Partial<Canales>>>, tipo: TipoAviso): Canales {
  return { ...ESTANDAR, ...chosen[tipo] };
}
