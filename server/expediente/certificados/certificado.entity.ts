import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CertificadoDesde, TipoCertificado } from '../../vocabulario/tipos-certificado.js';

/** A certificate that a carpeta needs, also while nobody has asked for it yet. Days are `YYYY-MM-DD`. */
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

  /** The body that issues the certificate. */
  @Column('text', { nullable: true })
  organismo: string | null;

  /** The inmueble of the carpeta that the certificate is about. */
  @Column('uuid', { name: 'inmueble_id', nullable: true })
  inmuebleId: string | null;

  /** The parte of the carpeta that the certificate is about. */
  @Column('uuid', { name: 'parte_id', nullable: true })
  parteId: string | null;

  /** The requisito of the carpeta that the certificate fulfils. */
  @Column('uuid', { name: 'requisito_id', nullable: true })
  requisitoId: string | null;

  /** The earlier subject of the certificate: an inmueble or parte that left the carpeta. */
  @Column('text', { name: 'era_sobre', nullable: true })
  eraSobre: string | null;

  /** Whether the signature waits for the certificate. */
  @Column('boolean')
  necesario: boolean;

  /** The day on which the office asked for the certificate. */
  @Column('date', { nullable: true })
  solicitado: string | null;

  /** The day on which the certificate should arrive. */
  @Column('date', { nullable: true })
  esperado: string | null;

  /** The day on which the certificate was issued; null until it is received. */
  @Column('date', { nullable: true })
  expedido: string | null;

  /** The day on which the certificate arrived. */
  @Column('date', { nullable: true })
  recibido: string | null;

  /** The days of validity; null when the certificate does not expire. */
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

  /** The last day on which the certificate is valid. */
  @Column('date', { nullable: true })
  vence: string | null;

  /** The number that the issuer gave the certificate. */
  @Column('text', { nullable: true })
  numero: string | null;

  /** The cost as decimal text with two places, since money is never a float. */
  @Column('numeric', { precision: 18, scale: 2, nullable: true })
  costo: string | null;

  /** The currency of the cost, ISO 4217. Null without a cost. */
  @Column('text', { name: 'costo_moneda', nullable: true })
  costoMoneda: string | null;

  /** The result in words: «Sin gravámenes». */
  @Column('text', { nullable: true })
  resultado: string | null;

  /** The document of the carpeta that contains the certificate. */
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
