import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlazoDeActo } from '../../vocabulario/plazo-de-acto.js';
import type { CertificadoRegla } from '../certificados/certificado-regla.entity.js';
import type { ReglaDePlazo } from '../reglas-de-plazo/regla-de-plazo.entity.js';
import type { RequisitoDeActo } from '../tipos-acto/requisito-de-acto.js';

/** The values that an accepted correction replaced. */
export interface Antes {
  /** Null for a rule that the office did not have. */
  regla: Omit<ReglaDePlazo, 'id' | 'version'> | null;
  /** The earlier plazo or requisito, by the id of its acto. Null when the acto had none. */
  actos: Record<string, PlazoDeActo | RequisitoDeActo | null>;
  /** Missing when the correction was accepted before corrections had additions. */
  adiciones?: AntesDeAdiciones;
}

/** The ids of what the additions of a correction wrote, and the values they replaced. */
export interface AntesDeAdiciones {
  reglas: string[];
  /** `antes` holds the replaced values; null for a rule that the office did not have. */
  certificados: { id: string; antes: Pick<CertificadoRegla, 'alcance' | 'usual'> | null }[];
  acto: string | null;
}

/** The decision of the office on a correction. */
@Entity('correcciones_de_reglas')
export class CorreccionDecidida {
  @PrimaryColumn('text')
  clave: string;

  @Column('text')
  decision: 'inicial' | 'aceptada' | 'rechazada';

  @Column('jsonb', { nullable: true })
  antes: Antes | null;

  @Column('uuid')
  por: string;

  @Column('timestamptz')
  en: Date;
}
