import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place for documents inside a carpeta; secciones nest. */
@Entity('secciones')
export class Seccion {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  @Column('uuid', { name: 'padre_id', nullable: true })
  padreId: string | null;

  @Column('text')
  nombre: string;

  /** The position among its siblings. */
  @Column('integer')
  orden: number;
}
