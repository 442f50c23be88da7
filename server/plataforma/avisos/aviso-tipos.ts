/**
 * The kinds of avisos; people choose the channels of each. In order: assigned to a carpeta, mentioned in a comment,
 * moves, documents, a new member, a chat's message, an export of the cuenta, assigned a tarea, the reminder of a nota,
 * a request for support, a product that runs out, the end of a plazo, a certificate that expires, an event of the
 * agenda.
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

/** The channels of a kind of aviso: the panels, and e-mail. */
export interface Canales {
  panel: boolean;
  correo: boolean;
}

/** The channels of people who made no choice. */
const ESTANDAR: Canales = { panel: true, correo: false };
/** The kinds that are also mailed by default. */
const POR_CORREO: readonly TipoAviso[] = ['plazo'];

/** The channels of a kind: the person's choice, or the standard without a choice. */
export function canalesOf(chosen: Partial<Record<TipoAviso, Partial<Canales>>>, tipo: TipoAviso): Canales {
  return { ...ESTANDAR, correo: POR_CORREO.includes(tipo), ...chosen[tipo] };
}
