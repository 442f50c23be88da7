import type { Arrastrable } from '../../../../components/soltar/arrastre';

/** Documents of a carpeta that are dragged to a seccion. */
export const documentosArrastrados: Arrastrable = {
  kind: 'application/x-carpetas-documentos',
  plural: 'documentos',
};
