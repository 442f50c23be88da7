import { extensionOf } from '../common/files/file-name.js';
import { safeSegment, UniquePaths } from '../exportaciones/zip-paths.js';
import type { DocumentoConVersion } from './documentos.repository.js';
import type { Seccion } from './seccion.entity.js';

/** A file of the ZIP, and where its bytes are stored. */
export interface ArchivoDeZip {
  ruta: string;
  clave: string;
}

/** The newest versions of documents, each under its name in the folders of its secciones. No two have one path. */
export function archivosDeZip(
  documentos: readonly DocumentoConVersion[],
  secciones: readonly Pick<Seccion, 'id' | 'padreId' | 'nombre'>[],
): ArchivoDeZip[] {
  const paths = new UniquePaths();
  return documentos.map(({ documento, actual }) => {
    const folders = foldersOf(secciones, documento.seccionId);
    const ruta = paths.take([...folders, fileName(documento.nombre, actual.nombreOriginal)].join('/'));
    return { ruta, clave: actual.clave };
  });
}

function foldersOf(secciones: readonly Pick<Seccion, 'id' | 'padreId' | 'nombre'>[], id: string | null): string[] {
  const seccion = secciones.find((candidate) => candidate.id === id);
  return seccion ? [...foldersOf(secciones, seccion.padreId), safeSegment(seccion.nombre, 'sección')] : [];
}

/** A long name loses its end, but not its extension. A version of another type keeps the name it was uploaded with. */
function fileName(nombre: string, nombreOriginal: string): string {
  const name = extensionOf(nombre) === extensionOf(nombreOriginal) ? nombre : nombreOriginal;
  const [, base = name, extension = ''] = /^(.+)(\.[^.\s]{1,20})$/u.exec(name) ?? [];
  return safeSegment(`${[...base].slice(0, 90).join('')}${extension}`, 'documento');
}
