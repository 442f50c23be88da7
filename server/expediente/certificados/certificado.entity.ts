import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CertificadoDesde, TipoCertificado } from '../../vocabulario/tipos-certificado.js';

/** A certificate that a carpeta needs, from when it is known to be needed until it is there. Days are `YYYY-MM-DD`. */
@Entity('certificados')
export class Certificado {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  @Column('text')
  tipo: TipoCertificado;

  @Column('text')
  nombre: string;

  /** Who issues it. */
  @Column('text', { nullable: true })
  organismo: string | null;

  /** The inmueble of the carpeta that it is about. */
  @Column('uuid', { name: 'inmueble_id', nullable: true })
  inmuebleId: string | null;

  /** The parte of the carpeta that it is about. */
  @Column('uuid', { name: 'parte_id', nullable: true })
  parteId: string | null;

  /** The requisito of the carpeta that it fulfils. */
  @Column('uuid', { name: 'requisito_id', nullable: true })
  requisitoId: string | null;

  /** What it was about, of one whose inmueble or parte left the carpeta. */
  @Column('text', { name: 'era_sobre', nullable: true })
  eraSobre: string | null;

  /** Whether the signature waits for it. */
  @Column('boolean')
  necesario: boolean;

  /** The day on which it was asked for. */
  @Column('date', { nullable: true })
  solicitado: string | null;

  /** The day on which it should arrive. */
  @Column('date', { nullable: true })
  esperado: string | null;

  /** The day on which it was issued; null until it was received. */
  @Column('date', { nullable: true })
  expedido: string | null;

  /** The day on which it came. */
  @Column('date', { nullable: true })
  recibido: string | null;

  /** For how many days it is valid; null when it does not expire. */
  @Column('integer', { nullable: true })
  dias: number | null;

  @Column('text')
  computo: Computo;

  @Column('text')
  arranque: Arranque;

  @Column('text', { name: 'cuenta_desde' })
  cuentaDesde: CertificadoDesde;

  /** The norm that the days come from. */
  @Column('text', { nullable: true })
  fuente: string | null;

  /** The last day on which it is valid. */
  @Column('date', { nullable: true })
  vence: string | null;

  /** What it says: «Sin gravámenes». */
  @Column('text', { nullable: true })
  resultado: string | null;

  /** The document of the carpeta that it is. */
  @Column('uuid', { name: 'documento_id', nullable: true })
  documentoId: string | null;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;
}
