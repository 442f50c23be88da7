import { nameOfVersion } from '../../common/files/file-name.js';
import { fileSegment, safeSegment, UniquePaths } from '../../common/files/zip-paths.js';
import type { ArchivoDeZip } from '../../common/files/zips.js';
import type { DocumentoConVersion } from './documentos.repository.js';
import type { Seccion } from './seccion.entity.js';

/** The files of a ZIP: the newest versions, in the folders of their secciones. Each has a path of its own. */
export function archivosDeZip(
  documentos: readonly DocumentoConVersion[],
  secciones: readonly Pick<Seccion, 'id' | 'padreId' | 'nombre'>[],
): ArchivoDeZip[] {
  const paths = new UniquePaths();
  return documentos.map(({ documento, actual }) => {
    const folders = foldersOf(secciones, documento.seccionId);
    const ruta = paths.take(
      [...folders, fileSegment(nameOfVersion(documento.nombre, actual.nombreOriginal), 'documento')].join('/'),
    );
    return { ruta, clave: actual.clave };
  });
}

function foldersOf(secciones: readonly Pick<Seccion, 'id' | 'padreId' | 'nombre'>[], id: string | null): string[] {
  const seccion = secciones.find((candidate) => candidate.id === id);
  return seccion ? [...foldersOf(secciones, seccion.padreId), safeSegment(seccion.nombre, 'sección')] : [];
}
