import { type Etiqueta, etiquetaEntity } from '../../plataforma/etiquetas/etiqueta.entity.js';
import type { EtiquetasDe } from '../../plataforma/etiquetas/etiquetas-de.js';

/** A label for the notas of one person. */
export interface NotaEtiqueta extends Etiqueta {
  usuarioId: string;
}

/**
 * The etiquetas of the running user; row-level security hides those of other people. Notas name etiquetas by their ids.
 */
export const ETIQUETAS_DE_NOTAS: EtiquetasDe<NotaEtiqueta> = {
  entity: etiquetaEntity('nota_etiquetas', { usuarioId: { type: 'uuid', name: 'usuario_id' } }),
  order: 'asc',
  carried: { table: 'nota_etiquetado', by: 'nota_id', shared: 'usuario_id' },
  isPersonal: true,
  tell: (realtime, { usuarioId }, changesCarriers) =>
    realtime.tellUsuario(usuarioId, { type: 'notes.changed', ...(!changesCarriers && { notes: [] }) }),
};
