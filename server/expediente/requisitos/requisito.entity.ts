import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { EstadoRequisito } from '../../vocabulario/requisito-estados.js';
import type { TipoCertificado } from '../../vocabulario/tipos-certificado.js';

/** A requirement that a carpeta fulfils before its signature. It comes from the acto, or is the carpeta's own. */
@Entity('requisitos')
export class Requisito {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  /** The clave of the acto's requisito; null for a requisito of this carpeta alone. */
  @Column('text', { nullable: true })
  clave: string | null;

  @Column('text')
  nombre: string;

  @Column('text', { nullable: true })
  descripcion: string | null;

  /** The norm of the requisito, which the notary confirms. */
  @Column('text', { nullable: true })
  fuente: string | null;

  /** The kind of certificate that fulfils the requisito; null when no certificate does. */
  @Column('text', { nullable: true })
  certificado: TipoCertificado | null;

  /** Whether the signature waits for the requisito. */
  @Column('boolean')
  obligatorio: boolean;

  @Column('text')
  estado: EstadoRequisito;

  /** Why the requisito does not apply; null in all other states. */
  @Column('text', { nullable: true })
  motivo: string | null;

  @Column('uuid', { name: 'responsable_id', nullable: true })
  responsableId: string | null;

  /** The last day to fulfil the requisito, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  vence: string | null;

  /** The document of the same carpeta that fulfils the requisito. */
  @Column('uuid', { name: 'documento_id', nullable: true })
  documentoId: string | null;

  /** The place in the carpeta, from 1. */
  @Column('integer')
  orden: number;

  @Column('uuid', { name: 'decidido_por', nullable: true })
  decididoPor: string | null;

  @Column('timestamptz', { name: 'decidido_en', nullable: true })
  decididoEn: Date | null;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'creado_en' })
  creadoEn: Date;
}
