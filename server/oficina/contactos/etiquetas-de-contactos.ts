import { etiquetaEntity } from '../../plataforma/etiquetas/etiqueta.entity.js';
import type { EtiquetasDe } from '../../plataforma/etiquetas/etiquetas-de.js';

/** The etiquetas of contactos. Contactos name etiquetas by their ids. */
export const ETIQUETAS_DE_CONTACTOS: EtiquetasDe = {
  entity: etiquetaEntity('contacto_etiquetas', {}),
  order: 'desc',
  carried: { table: 'contacto_etiquetado', by: 'contacto_id' },
  tell: (realtime, _, changesCarriers) =>
    realtime.tellCuenta({ type: 'contacts.changed', ...(!changesCarriers && { contacts: [] }) }),
};
