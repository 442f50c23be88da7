import type { CorreosDto, CorreosFindPageApiArg, ModificarCorreosDto } from '../../../api/generated/correos';
import type { CambioCorreos, CorreoListado } from './correos-api';

/** A page of a list of mails. */
export type Pagina = CorreosDto;

type Movible = Pick<CorreoListado, 'esPropio' | 'estado' | 'bandeja'>;
/** Whether a mail is in the list after a change. */
type IsIn = (correo: Movible) => boolean;

/**
 * The folder in which a mail ends up when it is moved to `bandeja`. The person's own mails return from the trash to
 * sent mails or drafts, not to the inbox.
 */
function destinoOf(correo: Movible, bandeja: NonNullable<CambioCorreos['bandeja']>) {
  if (bandeja !== 'inbox' || !correo.esPropio) return bandeja;
  return correo.estado === 'enviado' ? 'sent' : 'drafts';
}

/** Whether labels, flags and searches show the mails of a folder. */
const isListed = (bandeja: CambioCorreos['bandeja']) => bandeja === 'inbox' || bandeja === 'archive';

/** The change of folder that brings a mail back to where it is now. */
export const vueltaOf = ({ bandeja }: CorreoListado): NonNullable<CambioCorreos['bandeja']> =>
  bandeja === 'archive' || bandeja === 'spam' || bandeja === 'trash' ? bandeja : 'inbox';

/** Applies a change of some mails to a row. Its conversation keeps the mails that stay in the list. */
function cambiadaLaFila(fila: CorreoListado, { ids, ...cambio }: ModificarCorreosDto, isIn: IsIn): CorreoListado {
  const own = ids.includes(fila.id) ? cambiado(fila, cambio) : fila;
  if (!fila.conversacion) return own;
  const correos = fila.conversacion.correos
    .map((one) => (ids.includes(one.id) ? { ...one, ...banderasDe(cambio) } : one))
    .filter((one) => !ids.includes(one.id) || isIn(one));
  return { ...own, conversacion: { ...fila.conversacion, correos } };
}

function banderasDe({ leido, destacado, importante }: CambioCorreos) {
  return {
    ...(leido !== undefined && { leido }),
    ...(destacado !== undefined && { destacado }),
    ...(importante !== undefined && { importante }),
  };
}

export function cambiado<C extends CorreoListado>(correo: C, cambio: CambioCorreos): C {
  const { bandeja, etiquetas: { agregar = [], quitar = [] } = {}, ...banderas } = cambio;
  const others = correo.etiquetas.filter((id) => !agregar.includes(id) && !quitar.includes(id));
  return {
    ...correo,
    ...banderas,
    bandeja: bandeja ? destinoOf(correo, bandeja) : correo.bandeja,
    etiquetas: agregar.length + quitar.length > 0 ? [...others, ...agregar] : correo.etiquetas,
  };
}

/**
 * Applies a change of some mails to a page. Moved mails leave the page. A mail that loses its star stays on the page of
 * stars. So the person can give the star back.
 */
export function cambiadosEnPagina(
  pagina: Pagina,
  { ids, ...cambio }: ModificarCorreosDto,
  { bandeja }: CorreosFindPageApiArg,
): Pagina {
  const isIn: IsIn = (correo) =>
    cambio.bandeja === undefined ||
    (bandeja === undefined ? isListed(cambio.bandeja) : destinoOf(correo, cambio.bandeja) === bandeja);
  return dejando(
    {
      ...pagina,
      correos: pagina.correos.map((fila) => cambiadaLaFila(fila, { ids, ...cambio }, isIn)),
    },
    (correo) => !ids.includes(correo.id) || isIn(correo),
  );
}

/** A page without the mails that were deleted for good. Without ids, all mails of the trash were deleted. */
export const sinBorrados = (pagina: Pagina, ids: readonly string[] | undefined, { bandeja }: CorreosFindPageApiArg) =>
  dejando(pagina, ({ id }) => (ids ? !ids.includes(id) : bandeja !== 'trash'));

function dejando(pagina: Pagina, stays: (correo: CorreoListado) => boolean): Pagina {
  const correos = pagina.correos.filter(stays);
  const gone = pagina.correos.length - correos.length;
  if (gone === 0) return { ...pagina, correos };
  const { total } = pagina.paginacion;
  return { correos, paginacion: { ...pagina.paginacion, total: Math.max(correos.length, total - gone) } };
}
