import type { CarpetasFindPageApiArg } from '../../api/generated';
import type { Sort } from '../../components/data-table/data-table';
import { type EstadoCarpeta, nombresDeEstado } from './estados';
import { nombresDePrioridad, type Prioridad } from './prioridades';

type Orden = CarpetasFindPageApiArg['orden'];

/** What the list shows: its search, filters, order and page. The address holds it. */
export interface Busqueda {
  buscar: string;
  estado: EstadoCarpeta[];
  tipoActoId: string | null;
  responsableId: string | null;
  etiqueta: string | null;
  prioridad: Prioridad | null;
  papelera: boolean;
  orden: Orden;
  direccion: Sort['direction'];
  pagina: number;
  tamano: number;
}

export const tamanos = [25, 50, 100];

export const busquedaInicial: Busqueda = {
  buscar: '',
  estado: [],
  tipoActoId: null,
  responsableId: null,
  etiqueta: null,
  prioridad: null,
  papelera: false,
  orden: 'actualizadaEn',
  direccion: 'desc',
  pagina: 1,
  tamano: 25,
};

const ordenes: readonly Orden[] = [
  'numero',
  'caratula',
  'estado',
  'prioridad',
  'fechaFirmaPrevista',
  'creadaEn',
  'actualizadaEn',
];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an address. What it holds may have been typed by hand: anything that means nothing is left out. */
export function readBusqueda(params: URLSearchParams): Busqueda {
  const among = <T extends string>(values: readonly T[], value: string | null) => values.find((one) => one === value);
  const id = (name: string) => (uuid.test(params.get(name) ?? '') ? params.get(name) : null);
  const estado = params.get('estado')?.split(',') ?? [];
  const pagina = Number(params.get('pagina'));
  const tamano = Number(params.get('tamano'));
  return {
    buscar: (params.get('buscar') ?? '').slice(0, 200),
    estado: nombresDeEstado.filter((nombre) => estado.includes(nombre)),
    tipoActoId: id('acto'),
    responsableId: id('responsable'),
    etiqueta: params.get('etiqueta')?.slice(0, 40) || null,
    prioridad: among(nombresDePrioridad, params.get('prioridad')) ?? null,
    papelera: params.get('papelera') === 'si',
    orden: among(ordenes, params.get('orden')) ?? busquedaInicial.orden,
    direccion: among(['asc', 'desc'], params.get('direccion')) ?? busquedaInicial.direccion,
    pagina: Number.isInteger(pagina) && pagina > 0 && pagina <= 1_000_000 ? pagina : 1,
    tamano: tamanos.includes(tamano) ? tamano : busquedaInicial.tamano,
  };
}

/** Writes an address, as short as it can be. */
export function writeBusqueda(busqueda: Busqueda): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | null, initial: string | number | null = null) => {
    if (value && value !== initial) params.set(name, String(value));
  };
  set('buscar', busqueda.buscar);
  set('estado', busqueda.estado.join(','));
  set('acto', busqueda.tipoActoId);
  set('responsable', busqueda.responsableId);
  set('etiqueta', busqueda.etiqueta);
  set('prioridad', busqueda.prioridad);
  set('papelera', busqueda.papelera ? 'si' : null);
  set('orden', busqueda.orden, busquedaInicial.orden);
  set('direccion', busqueda.direccion, busquedaInicial.direccion);
  set('pagina', busqueda.pagina, 1);
  set('tamano', busqueda.tamano, busquedaInicial.tamano);
  return params;
}

/** What the server is asked for. */
export function toQuery(busqueda: Busqueda): CarpetasFindPageApiArg {
  return {
    buscar: busqueda.buscar || undefined,
    estado: busqueda.estado.length > 0 ? busqueda.estado : undefined,
    tipoActoId: busqueda.tipoActoId ?? undefined,
    responsableId: busqueda.responsableId ?? undefined,
    etiqueta: busqueda.etiqueta ?? undefined,
    prioridad: busqueda.prioridad ?? undefined,
    papelera: busqueda.papelera,
    orden: busqueda.orden,
    direccion: busqueda.direccion,
    pagina: busqueda.pagina,
    tamano: busqueda.tamano,
  };
}

/** Another search, filter or order begins at its first page. */
export function changeBusqueda(busqueda: Busqueda, change: Partial<Busqueda>): Busqueda {
  return { ...busqueda, pagina: 1, ...change };
}

/** Without its search and filters; the order and the size of a page stay. */
export function clearFilters({ orden, direccion, tamano }: Busqueda): Busqueda {
  return { ...busquedaInicial, orden, direccion, tamano };
}

/** Whether the list leaves anything out. */
export function hasFilters(busqueda: Busqueda): boolean {
  const { buscar, estado, tipoActoId, responsableId, etiqueta, prioridad, papelera } = busqueda;
  return Boolean(buscar || estado.length > 0 || tipoActoId || responsableId || etiqueta || prioridad || papelera);
}
