import { type Etiqueta, etiquetaEntity } from '../etiquetas/etiqueta.entity.js';
import type { EtiquetasDe } from '../etiquetas/etiquetas-de.js';

/** What one person files their notas under. */
export interface NotaEtiqueta extends Etiqueta {
  usuarioId: string;
}

/** Those of the running user: the database leaves the others' out. Notas name them by their ids. */
export const ETIQUETAS_DE_NOTAS: EtiquetasDe<NotaEtiqueta> = {
  entity: etiquetaEntity('nota_etiquetas', { usuarioId: { type: 'uuid', name: 'usuario_id' } }),
  order: 'asc',
  carried: { table: 'nota_etiquetado', by: 'nota_id', shared: 'usuario_id' },
  isPersonal: true,
  tell: (realtime, { usuarioId }, isCarriedAnew) =>
    realtime.tellUsuario(usuarioId, { type: 'notes.changed', ...(!isCarriedAnew && { notes: [] }) }),
};
