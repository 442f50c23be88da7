import { Raw } from 'typeorm';
import { type Etiqueta, etiquetaEntity } from '../../plataforma/etiquetas/etiqueta.entity.js';
import type { EtiquetasDe } from '../../plataforma/etiquetas/etiquetas-de.js';

/** A label for the tarjetas of one tablero. */
export interface TableroEtiqueta extends Etiqueta {
  tableroId: string;
}

/** An etiqueta as the repository reads it for the presenter. */
export type EtiquetaFila = Omit<TableroEtiqueta, 'creadaEn' | 'eliminadaEn'>;

/** The etiquetas of tableros that are not deleted. */
export const ETIQUETAS_DE_TABLEROS: EtiquetasDe<TableroEtiqueta> = {
  entity: etiquetaEntity('tablero_etiquetas', { tableroId: { type: 'uuid', name: 'tablero_id' } }),
  order: 'desc',
  carried: { table: 'tarjeta_etiquetas', by: 'tarjeta_id', shared: 'tablero_id' },
  where: { tableroId: Raw((column) => `${column} in (select id from tableros where eliminado_en is null)`) },
  tell: (realtime, { tableroId }) => realtime.tellCuenta({ type: 'board.changed', boardId: tableroId }),
};
