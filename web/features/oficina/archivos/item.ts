import type { ArchivoDto, DirectorioDeRutaDto, DirectorioDto, TrozoDto } from '../../../api/generated/archivos';
import { formatEntero } from '../../../lib/numeros';

/** A directorio or an archivo of a list; `ruta` leads to it where the list is of the whole drive. */
export type Item =
  | { tipo: 'directorio'; id: string; nombre: string; directorio: DirectorioDto; ruta?: DirectorioDeRutaDto[] }
  | {
      tipo: 'archivo';
      id: string;
      nombre: string;
      archivo: ArchivoDto;
      ruta?: DirectorioDeRutaDto[];
      /** Where its text has what was searched for. */
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

/** The type that its icon shows. The server does not tell a table in plain text from other texts. */
export const mimeDe = ({ nombre, actual }: ArchivoDto): string =>
  actual.mime === 'text/plain' && /\.csv$/i.test(nombre) ? 'text/csv' : actual.mime;

/** The directorio in which an item is; null for the outermost level. */
export const lugarDe = (item: Item): string | null =>
  item.tipo === 'directorio' ? item.directorio.padreId : item.archivo.directorioId;

export const isReservado = (item: Item): boolean =>
  (item.tipo === 'directorio' ? item.directorio : item.archivo).reservado;

/** Items as the API names them. */
export function elegidosDe(items: readonly Item[]): { archivos: string[]; directorios: string[] } {
  const idsOf = (tipo: Item['tipo']) => items.filter((item) => item.tipo === tipo).map(({ id }) => id);
  return { archivos: idsOf('archivo'), directorios: idsOf('directorio') };
}

const cuantos = (n: number, uno: string, varios: string) => `${formatEntero(n)} ${n === 1 ? uno : varios}`;

/** «3 directorios, 13 archivos», without what there is none of; «Vacío» for nothing. */
export function contenidoText({ directorios, archivos }: { directorios: number; archivos: number }): string {
  const parts = [
    directorios > 0 && cuantos(directorios, 'directorio', 'directorios'),
    archivos > 0 && cuantos(archivos, 'archivo', 'archivos'),
  ].filter(Boolean);
  return parts.join(', ') || 'Vacío';
}

/** «Archivos / Modelos / Poderes»: where something is. */
export const rutaText = (ruta: readonly { nombre: string }[]): string =>
  ['Archivos', ...ruta.map(({ nombre }) => nombre)].join(' / ');

/** «Modelos» in quotation marks, or the drive itself: where something goes. */
export const lugarText = (nombre: string | undefined): string => (nombre ? `«${nombre}»` : 'Archivos');
