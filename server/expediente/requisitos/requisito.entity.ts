import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { EstadoRequisito } from '../../vocabulario/requisito-estados.js';
import type { TipoCertificado } from '../../vocabulario/tipos-certificado.js';

/** One thing that a carpeta needs before it is signed: from its acto, or its own. */
@Entity('requisitos')
export class Requisito {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  /** That of the acto's requisito; null for one that was added to this carpeta alone. */
  @Column('text', { nullable: true })
  clave: string | null;

  @Column('text')
  nombre: string;

  @Column('text', { nullable: true })
  descripcion: string | null;

  /** The norm that it comes from, which the notary confirms. */
  @Column('text', { nullable: true })
  fuente: string | null;

  /** The kind of certificate that fulfils it; null for what is no certificate. */
  @Column('text', { nullable: true })
  certificado: TipoCertificado | null;

  /** Whether the signature waits for it. */
  @Column('boolean')
  obligatorio: boolean;

  @Column('text')
  estado: EstadoRequisito;

  /** Why it does not apply; null in all other states. */
  @Column('text', { nullable: true })
  motivo: string | null;

  @Column('uuid', { name: 'responsable_id', nullable: true })
  responsableId: string | null;

  /** The last day on which it is due, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  vence: string | null;

  /** The document of the same carpeta that fulfils it. */
  @Column('uuid', { name: 'documento_id', nullable: true })
  documentoId: string | null;

  /** Counts from 1 within the carpeta. */
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
