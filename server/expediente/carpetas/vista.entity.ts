import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CarpetasFiltrosDto } from './carpetas-query.dto.js';

/** A saved view of the list of carpetas. Its author sees it; when it is shared, all members do. */
@Entity('carpeta_vistas')
export class Vista {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  @Column('text')
  nombre: string;

  /** The filters. They may name things that were deleted since. */
  @Column('jsonb')
  filtros: CarpetasFiltrosDto;

  @Column('boolean')
  compartida: boolean;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'creada_en' })
  creadaEn: Date;
}
