import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { PersonaAlFirmar } from './persona-al-firmar.js';

/** The role of a persona in a carpeta. */
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

  /** The capacity in which the persona acts: «presidente del directorio», «por derecho propio». */
  @Column('text', { nullable: true })
  caracter: string | null;

  /** Why the husband or wife need not assent, in the words of the person who signs. */
  @Column('text', { name: 'sin_asentimiento', nullable: true })
  sinAsentimiento: string | null;

  /** The percentage, as decimal text with two places. */
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
