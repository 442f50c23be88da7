import { etiquetaEntity } from '../../plataforma/etiquetas/etiqueta.entity.js';
import type { EtiquetasDe } from '../../plataforma/etiquetas/etiquetas-de.js';

/** The etiquetas of productos. Productos name etiquetas by their ids. */
export const ETIQUETAS_DE_PRODUCTOS: EtiquetasDe = {
  entity: etiquetaEntity('producto_etiquetas', {}),
  order: 'desc',
  carried: { table: 'producto_etiquetado', by: 'producto_id' },
  tell: (realtime, _, changesCarriers) =>
    realtime.tellCuenta({ type: 'inventory.changed', ...(!changesCarriers && { products: [] }) }),
};
