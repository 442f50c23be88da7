import type { CarpetasFiltrosDto } from '../../../../api/generated/vistas';
import { readUrl, searchOf } from '../../../../lib/use-url-state';
import { type Busqueda, busquedaSchema, toQuery } from '../busqueda';
import type { Vista } from './vistas-api';

/** A view of the list: a view of everybody, or a saved one. */
export interface VistaAbierta {
  id: string;
  nombre: string;
  busqueda: Busqueda;
  /** The saved view. Undefined for the views of everybody. */
  guardada?: Vista;
}

const none = readUrl(busquedaSchema, new URLSearchParams());
const habitual = (id: string, nombre: string, filtros: Partial<Busqueda>): VistaAbierta => ({
  id,
  nombre,
  busqueda: { ...none, vista: id, ...filtros },
});

/** The views that everybody has. */
export const habituales: readonly VistaAbierta[] = [
  habitual('mias', 'Mis carpetas', { responsable: 'yo' }),
  habitual('firmas-de-la-semana', 'Firmas de esta semana', {
    firma: 'esta_semana',
    orden: 'fechaFirmaPrevista',
    direccion: 'asc',
  }),
  habitual('atrasadas', 'Atrasadas', { firma: 'atrasada', orden: 'fechaFirmaPrevista', direccion: 'asc' }),
  habitual('requisitos-vencidos', 'Con requisitos vencidos', { requisitos: 'vencidos' }),
  habitual('vence-antes', 'Vence antes de la firma', { plazo: 'antes_de_la_firma' }),
  habitual('sin-plazo', 'Sin plazo', { plazo: 'sin_plazo' }),
  habitual('sin-movimiento', 'Sin movimiento hace 30 días', { sinMovimiento: 30, direccion: 'asc' }),
];

/** The filters that a view keeps: the whole state of the list except the page. */
export function filtrosDe(busqueda: Busqueda): CarpetasFiltrosDto {
  const { pagina: _pagina, tamano: _tamano, papelera: _papelera, ...filtros } = toQuery(busqueda);
  return { ...filtros, orden: busqueda.orden, direccion: busqueda.direccion };
}

/** Opens a saved view. Values that the list no longer knows are left out. */
export function abierta(guardada: Vista): VistaAbierta {
  const { tipoActoId = null, responsableId = null, sinMovimientoDias = null, ...filtros } = guardada.filtros;
  const address = searchOf(busquedaSchema, {
    ...none,
    ...filtros,
    vista: guardada.id,
    acto: tipoActoId,
    responsable: responsableId,
    sinMovimiento: sinMovimientoDias,
  });
  const busqueda = readUrl(busquedaSchema, new URLSearchParams(address));
  return { id: guardada.id, nombre: guardada.nombre, busqueda, guardada };
}

/** The address of a view. It keeps the page size, and whether the carpetas show as a list or a board. */
export const direccionDe = ({ busqueda }: Pick<VistaAbierta, 'busqueda'>, { tamano, como }: Busqueda): string =>
  `/carpetas${searchOf(busquedaSchema, { ...busqueda, tamano, como })}`;

/** The address of the list without a view. */
export const direccionDeTodas = (busqueda: Busqueda): string => direccionDe({ busqueda: none }, busqueda);

/** Whether the list differs from the view in its filters or its order. */
export const isModified = (vista: VistaAbierta, busqueda: Busqueda): boolean =>
  direccionDe(vista, none) !== direccionDe({ busqueda: { ...busqueda, vista: vista.id, pagina: 1 } }, none);
