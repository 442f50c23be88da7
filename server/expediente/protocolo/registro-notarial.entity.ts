import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A protocolo of the office, with its series and its books. It is never deleted, only taken out of use. */
@Entity('registros_notariales')
export class RegistroNotarial {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  /** The notary of this protocolo. */
  @Column('uuid', { name: 'escribano_id', nullable: true })
  escribanoId: string | null;

  @Column('boolean')
  activo: boolean;

  /** The year in which the office began with the first numbers below. Other years begin at 1. */
  @Column('integer', { name: 'anio_inicial', nullable: true })
  anioInicial: number | null;

  @Column('integer', { name: 'escritura_inicial' })
  escrituraInicial: number;

  @Column('integer', { name: 'acta_inicial' })
  actaInicial: number;

  @Column('integer', { name: 'certificacion_inicial' })
  certificacionInicial: number;

  @Column('integer', { name: 'folio_inicial' })
  folioInicial: number;

  @Column('integer', { name: 'folio_certificaciones_inicial' })
  folioCertificacionesInicial: number;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
