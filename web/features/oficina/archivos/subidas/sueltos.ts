import type { ArchivoSoltado } from './arbol-soltado';

/** Files that are in no tree. */
export const sueltos = (files: readonly File[]): ArchivoSoltado[] => files.map((file) => ({ file, ruta: '' }));
