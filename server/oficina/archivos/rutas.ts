import { cleanFileName } from '../../common/files/file-name.js';
import { MAX_NOMBRE } from './nombres.repository.js';

/** The names of the directorios of a path, the outermost first, in a usable form. Empty names are left out. */
export const directoriosDe = (ruta: string): string[] =>
  ruta
    .split('/')
    .map(cleanFileName)
    .filter((nombre) => nombre !== '')
    .map((nombre) => [...nombre].slice(0, MAX_NOMBRE.directorios).join('').trim());
