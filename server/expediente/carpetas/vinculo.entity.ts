import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { VinculoDirecto } from './vinculo-tipos.js';

/** A vínculo: a carpeta corrects, continues or precedes another. Only people who see both see it. */
@Entity('carpeta_vinculos')
export class Vinculo {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  /** The relation of `carpetaId` to `otraId`. */
  @Column('text')
  tipo: VinculoDirecto;

  @Column('uuid', { name: 'otra_id' })
  otraId: string;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column({ type: 'timestamptz', name: 'creado_en' })
  creadoEn: Date;
}
