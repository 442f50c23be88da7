import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The units of a surface. */
export const UNIDADES_SUPERFICIE = ['m2', 'ha'] as const;
export type UnidadSuperficie = (typeof UNIDADES_SUPERFICIE)[number];

/** A property that the office knows. Several carpetas may have it. */
@Entity('inmuebles')
export class Inmueble {
  @PrimaryColumn('uuid')
  id: string;

  /** The matrícula or finca. Only one inmueble has it within its register. */
  @Column('text', { nullable: true })
  matricula: string | null;

  /** The register and its place. */
  @Column('text', { nullable: true })
  registro: string | null;

  /** Nomenclatura or referencia catastral. */
  @Column('text', { nullable: true })
  nomenclatura: string | null;

  @Column('text', { nullable: true })
  domicilio: string | null;

  /** The code of the comunidad of an inmueble in Spain. */
  @Column('text', { nullable: true })
  comunidad: string | null;

  /** Decimal text. */
  @Column('numeric', { precision: 16, scale: 4, nullable: true })
  superficie: string | null;

  @Column('text', { name: 'superficie_unidad' })
  superficieUnidad: UnidadSuperficie;

  @Column('text', { nullable: true })
  linderos: string | null;

  /** The value for taxes, as decimal text. */
  @Column('numeric', { precision: 18, scale: 2, nullable: true })
  valuacion: string | null;

  /** ISO 4217. */
  @Column('text', { name: 'valuacion_moneda', nullable: true })
  valuacionMoneda: string | null;

  @Column('integer', { name: 'valuacion_anio', nullable: true })
  valuacionAnio: number | null;

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
