import { nameOfVersion } from '../../common/files/file-name.js';
import { fileSegment, safeSegment, UniquePaths } from '../../common/files/zip-paths.js';
import type { ArchivoDeZip } from '../../common/files/zips.js';
import type { ArchivoConVersion } from './archivos.repository.js';
import type { Arbol } from './tree.js';

/**
 * The paths of a ZIP. Chosen archivos are at its root. Archivos of chosen directorios are in folders named as these.
 * Empty directorios have paths too. All paths differ.
 */
export function rutasDeZip(
  tree: Arbol,
  directorios: readonly string[],
  { archivos, contenidos }: { archivos: readonly ArchivoConVersion[]; contenidos: readonly ArchivoConVersion[] },
): { archivos: ArchivoDeZip[]; vacios: string[] } {
  const chosen = new Set(directorios);
  const paths = new UniquePaths();
  const folders = (directorioId: string | null) => {
    const path = tree.pathOf(directorioId);
    return path
      .slice(path.findIndex(({ id }) => chosen.has(id)))
      .map(({ nombre }) => safeSegment(nombre, 'directorio'));
  };
  const at = ({ archivo, actual }: ArchivoConVersion, inside: readonly string[]) => {
    const name = fileSegment(nameOfVersion(archivo.nombre, actual.nombreOriginal), 'archivo');
    return { ruta: paths.take([...inside, name].join('/')), clave: actual.clave };
  };
  const rutas = [
    ...archivos.map((archivo) => at(archivo, [])),
    ...contenidos.map((archivo) => at(archivo, folders(archivo.archivo.directorioId))),
  ];
  const filled = new Set(contenidos.map(({ archivo }) => archivo.directorioId));
  const inside = new Set(directorios.flatMap((id) => tree.within(id)));
  const empty = [...inside].filter(({ id }) => !filled.has(id) && tree.heightOf(id) === 1);
  return { archivos: rutas, vacios: empty.map(({ id }) => paths.take(`${folders(id).join('/')}/`)) };
}
