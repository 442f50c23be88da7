import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { PersonaAlFirmar } from './persona-al-firmar.js';

/** The part of a persona in a carpeta, in a role. */
@Entity('partes')
export class Parte {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  @Column('uuid', { name: 'persona_id' })
  personaId: string;

  /** A key of {@link ROL_PARTE_NOMBRE}. */
  @Column('text')
  rol: string;

  /** The capacity in which they act: «presidente del directorio», «por derecho propio». */
  @Column('text', { nullable: true })
  caracter: string | null;

  /** Why the husband or wife need not assent, by who signs. */
  @Column('text', { name: 'sin_asentimiento', nullable: true })
  sinAsentimiento: string | null;

  /** Decimal text with two places. */
  @Column('numeric', { precision: 5, scale: 2, nullable: true })
  porcentaje: string | null;

  /** Counts from 1, without gaps within the carpeta. */
  @Column('integer')
  orden: number;

  /** The fields of the persona as they were at the signature; null before it. */
  @Column('jsonb', { nullable: true })
  snapshot: PersonaAlFirmar | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;
}
