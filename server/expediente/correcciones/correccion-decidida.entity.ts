import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlazoDeActo } from '../../vocabulario/plazo-de-acto.js';
import type { CertificadoRegla } from '../certificados/certificado-regla.entity.js';
import type { ReglaDePlazo } from '../reglas-de-plazo/regla-de-plazo.entity.js';
import type { RequisitoDeActo } from '../tipos-acto/requisito-de-acto.js';

/** What an accepted correction replaced. */
export interface Antes {
  /** Null for a rule that the office did not have. */
  regla: Omit<ReglaDePlazo, 'id' | 'version'> | null;
  /** By acto what it had; null for nothing. */
  actos: Record<string, PlazoDeActo | RequisitoDeActo | null>;
  /** What came along; of one that was accepted before anything did, nothing. */
  adiciones?: AntesDeAdiciones;
}

/** What puts back what was there before something came along with a correction: the ids of what was written. */
export interface AntesDeAdiciones {
  reglas: string[];
  /** With what they said before; null for one that was not there. */
  certificados: { id: string; antes: Pick<CertificadoRegla, 'alcance' | 'usual'> | null }[];
  acto: string | null;
}

/** What the office decided of a correction. */
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
