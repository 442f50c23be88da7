/**
 * The kinds of avisos; people choose the channels of each. In order: assigned to a carpeta, mentioned in a comment, moves, documents, somebody
 * who joined, a chat's message, an export of the cuenta, assigned a tarea, the reminder of a nota, a request for support, a product that runs out,
 * the end of a plazo, a certificate that expires, an event of the agenda.
 */
const TIPOS_AVISO = [
  'asignacion',
  'mencion',
  'movimiento',
  'documento',
  'incorporacion',
  'mensaje',
  'exportacion',
  'tarea',
  'recordatorio',
  'soporte',
  'inventario',
  'plazo',
  'certificado',
  'evento',
] as const;
export type TipoAviso = (typeof TIPOS_AVISO)[number];

/** Where somebody is told of a kind: in the panels, and by e-mail. */
export interface Canales {
  panel: boolean;
  correo: boolean;
}

/** The channels of people who have chosen nothing. */
const ESTANDAR: Canales = { panel: true, correo: false };
/** What is mailed too unless they chose otherwise. */
const POR_CORREO: readonly TipoAviso[] = ['plazo'];

/** The channels of one kind: what the person chose, and otherwise the standard. */
export function canalesOf(chosen: Partial<Record<TipoAviso, Partial<Canales>>>, tipo: TipoAviso): Canales {
  return { ...ESTANDAR, correo: POR_CORREO.includes(tipo), ...chosen[tipo] };
}
