import { extensionOf, nameOfVersion } from '../../common/files/file-name.js';
import type { Naming, PersonaNombrada } from '../../common/tenancy/cuenta-directory.js';
import { toVersion } from '../../expediente/documentos/documentos.presenter.js';
import type { ArchivoDto, HalladosDto } from './archivos.dto.js';
import type { ArchivoConVersion } from './archivos.repository.js';
import type { Hallados } from './archivos.service.js';
import type { DirectorioDeRutaDto, DirectorioDto } from './directorios.dto.js';
import type { DirectorioConContenido } from './directorios.repository.js';
import type { Rama } from './tree.js';

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

/** Archivos and directorios of a search or of the trash, as the client reads them. */
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
