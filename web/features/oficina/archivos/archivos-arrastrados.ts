import type { Arrastrable } from '../../../components/drop/arrastre';

/** Archivos and directorios that are dragged to a directorio. */
export const archivosArrastrados: Arrastrable = { kind: 'application/x-carpetas-archivos', plural: 'elementos' };
