import { DateTime } from 'luxon';
import { extensionOf, nameOfVersion } from '../../common/files/file-name.js';
import type { Naming, PersonaNombrada } from '../../common/tenancy/cuenta-directory.js';
import { toVersion } from '../../expediente/documentos/documentos.presenter.js';
import { sizeText } from '../../plataforma/plan/planes.js';
import type { Rama } from './arbol.js';
import type { ArchivoDto, DirectorioDeRutaDto, DirectorioDto, HalladosDto, ItemDto } from './archivos.dto.js';
import type { ArchivoConVersion } from './archivos.repository.js';
import type { Hallados } from './archivos.service.js';
import type { DirectorioConContenido } from './directorios.repository.js';

/** The kinds of the reference template, by extension. */
const TIPOS: Readonly<Record<string, readonly string[]>> = {
  PDF: ['pdf'],
  DOC: ['doc', 'docx', 'odt', 'rtf', 'dot', 'dotx'],
  XLS: ['xls', 'xlsx', 'ods', 'csv', 'xlsm'],
  TXT: ['txt', 'text', 'md', 'log'],
  JPG: ['jpg', 'jpeg', 'jfif', 'png', 'gif', 'webp', 'heic', 'heif', 'bmp', 'tif', 'tiff', 'svg'],
};

/** The kind of a file for the template's client: one of its own, or the extension in capitals. */
function tipoOf(nombre: string): string {
  const extension = extensionOf(nombre);
  const known = Object.entries(TIPOS).find(([, extensions]) => extensions.includes(extension));
  return known?.[0] ?? (extension.slice(0, 5).toUpperCase() || 'TXT');
}

/** «57 archivos», «1 archivo». */
const cuantos = (n: number, uno: string, varios: string): string => `${n} ${n === 1 ? uno : varios}`;

export function toPaso({ id, nombre, reservado }: Rama): DirectorioDeRutaDto {
  return { id, nombre, reservado };
}

export function toArchivo({ archivo, actual }: ArchivoConVersion, naming: Naming): ArchivoDto {
  return {
    id: archivo.id,
    directorioId: archivo.directorioId,
    nombre: archivo.nombre,
    descripcion: archivo.descripcion,
    tipo: extensionOf(nameOfVersion(archivo.nombre, actual.nombreOriginal)).slice(0, 6).toUpperCase() || 'Archivo',
    miniatura: actual.miniatura ? `/api/archivos/${archivo.id}/versiones/${actual.n}/miniatura` : null,
    versiones: archivo.versionActual,
    actual: toVersion(actual, naming),
    reservado: archivo.reservado,
    creadoPor: naming(archivo.creadoPor) as PersonaNombrada,
    creadoEn: archivo.creadoEn,
    actualizadoEn: archivo.actualizadoEn,
    eliminadoEn: archivo.eliminadoEn,
    seEliminaEn: archivo.seEliminaEn,
  };
}

export function toDirectorio({ directorio, contenido }: DirectorioConContenido, naming: Naming): DirectorioDto {
  return {
    id: directorio.id,
    padreId: directorio.padreId,
    nombre: directorio.nombre,
    descripcion: directorio.descripcion,
    restringido: directorio.restringido,
    reservado: directorio.reservado,
    ...contenido,
    creadoPor: naming(directorio.creadoPor) as PersonaNombrada,
    creadoEn: directorio.creadoEn,
    actualizadoEn: directorio.actualizadoEn,
    eliminadoEn: directorio.eliminadoEn,
    seEliminaEn: directorio.seEliminaEn,
  };
}

/** What was found, or is in the trash, for the client. */
export function toHallados({ directorios, archivos }: Hallados, naming: Naming): HalladosDto {
  return {
    directorios: directorios.map((row) => ({ ...toDirectorio(row, naming), ruta: row.ruta.map(toPaso) })),
    archivos: archivos.map((row) => ({
      ...toArchivo(row, naming),
      ruta: row.ruta.map(toPaso),
      pasaje: row.pasaje ?? null,
    })),
  };
}

/** «24 de abril de 2018», on the calendar of the cuenta. */
const dia = (moment: Date, zonaHoraria: string): string =>
  DateTime.fromJSDate(moment, { zone: zonaHoraria }).setLocale('es').toFormat("d 'de' LLLL 'de' yyyy");

/** A directorio, for the template's client. */
export function toFolder(
  { directorio, contenido }: DirectorioConContenido,
  naming: Naming,
  zonaHoraria: string,
): ItemDto {
  return {
    id: directorio.id,
    folderId: directorio.padreId,
    name: directorio.nombre,
    createdBy: naming(directorio.creadoPor)?.nombre ?? '',
    createdAt: dia(directorio.creadoEn, zonaHoraria),
    modifiedAt: dia(directorio.actualizadoEn, zonaHoraria),
    size: sizeText(contenido.bytes),
    type: 'folder',
    contents: cuantos(contenido.archivos, 'archivo', 'archivos'),
    description: directorio.descripcion,
  };
}

/** An archivo, for the template's client. */
export function toFile(row: ArchivoConVersion, naming: Naming, zonaHoraria: string): ItemDto {
  const { archivo, actual } = row;
  return {
    id: archivo.id,
    folderId: archivo.directorioId,
    name: archivo.nombre,
    createdBy: naming(archivo.creadoPor)?.nombre ?? '',
    createdAt: dia(archivo.creadoEn, zonaHoraria),
    modifiedAt: dia(archivo.actualizadoEn, zonaHoraria),
    size: sizeText(archivo.bytes),
    type: tipoOf(nameOfVersion(archivo.nombre, actual.nombreOriginal)),
    contents: null,
    description: archivo.descripcion,
  };
}
