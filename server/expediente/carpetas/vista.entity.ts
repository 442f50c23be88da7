import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CarpetasFiltrosDto } from './carpetas.dto.js';

/** A saved view of the list of carpetas: seen by its author, and by all members once it is shared. */
@Entity('carpeta_vistas')
export class Vista {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  @Column('text')
  nombre: string;

  /** What it refers to may have been deleted since. */
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
