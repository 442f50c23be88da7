import type { Arrastrable } from '../../../components/soltar/arrastre';

/** Archivos and directorios that are dragged to a directorio. */
export const archivosArrastrados: Arrastrable = { kind: 'application/x-carpetas-archivos', plural: 'elementos' };
