import type { ArchivoDto, DirectorioDeRutaDto, DirectorioDto, TrozoDto } from '../../../api/generated/archivos';
import { contar } from '../../../lib/numeros';

/**
 * A directorio or an archivo of a list. A list of the whole drive gives `ruta`, the directorios that lead to the item.
 */
export type Item =
  | { tipo: 'directorio'; id: string; nombre: string; directorio: DirectorioDto; ruta?: DirectorioDeRutaDto[] }
  | {
      tipo: 'archivo';
      id: string;
      nombre: string;
      archivo: ArchivoDto;
      ruta?: DirectorioDeRutaDto[];
      /** The passage of the archivo's text that matches the search. */
      pasaje?: readonly TrozoDto[];
    };

type ConRuta<Dto> = Dto & { ruta?: DirectorioDeRutaDto[] };

export const deDirectorio = (directorio: ConRuta<DirectorioDto>): Item => ({
  tipo: 'directorio',
  id: directorio.id,
  nombre: directorio.nombre,
  directorio,
  ruta: directorio.ruta,
});

export const deArchivo = ({
  pasaje,
  ...archivo
}: ConRuta<ArchivoDto> & { pasaje?: TrozoDto[] | null }): Item & { tipo: 'archivo' } => ({
  tipo: 'archivo',
  id: archivo.id,
  nombre: archivo.nombre,
  archivo,
  ruta: archivo.ruta,
  ...(pasaje && pasaje.length > 0 && { pasaje }),
});

/**
 * The MIME type by which the icon is chosen. The server does not distinguish a table in plain text from other texts.
 */
export const mimeDe = ({ nombre, actual }: ArchivoDto): string =>
  actual.mime === 'text/plain' && /\.csv$/i.test(nombre) ? 'text/csv' : actual.mime;

/** The directorio in which an item is; null for the outermost level. */
export const lugarDe = (item: Item): string | null =>
  item.tipo === 'directorio' ? item.directorio.padreId : item.archivo.directorioId;

export const isReservado = (item: Item): boolean =>
  (item.tipo === 'directorio' ? item.directorio : item.archivo).reservado;

/** The ids of items, in the form that the API takes. */
export function elegidosDe(items: readonly Item[]): { archivos: string[]; directorios: string[] } {
  const idsOf = (tipo: Item['tipo']) => items.filter((item) => item.tipo === tipo).map(({ id }) => id);
  return { archivos: idsOf('archivo'), directorios: idsOf('directorio') };
}

/** «3 directorios, 13 archivos». A kind without items is left out; «Vacío» when there are no items. */
export function contenidoText({ directorios, archivos }: { directorios: number; archivos: number }): string {
  const parts = [
    directorios > 0 && contar(directorios, 'directorio', 'directorios'),
    archivos > 0 && contar(archivos, 'archivo', 'archivos'),
  ].filter(Boolean);
  return parts.join(', ') || 'Vacío';
}

/** The path of an item as text: «Archivos / Modelos / Poderes». */
export const rutaText = (ruta: readonly { nombre: string }[]): string =>
  ['Archivos', ...ruta.map(({ nombre }) => nombre)].join(' / ');

/** The name of a destination: «Modelos» in quotation marks, or the drive itself. */
export const lugarText = (nombre: string | undefined): string => (nombre ? `«${nombre}»` : 'Archivos');
