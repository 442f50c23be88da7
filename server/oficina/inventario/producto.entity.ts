import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What people write of a producto. Numbers with decimals are texts, as the database writes them. How many there are is
 * written by movements alone.
 */
@Entity('productos')
export class Producto {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  @Column('text')
  descripcion: string;

  /** Empty, or of this producto alone. */
  @Column('text')
  sku: string;

  /** Empty, or of this producto alone. */
  @Column('text', { name: 'codigo_barras' })
  codigoBarras: string;

  @Column('uuid', { name: 'categoria_id', nullable: true })
  categoriaId: string | null;

  @Column('uuid', { name: 'marca_id', nullable: true })
  marcaId: string | null;

  @Column('uuid', { name: 'proveedor_id', nullable: true })
  proveedorId: string | null;

  @Column('numeric', { nullable: true })
  costo: string | null;

  /** Before tax; the price is computed from it. */
  @Column('numeric', { name: 'precio_base', nullable: true })
  precioBase: string | null;

  /** A percentage. */
  @Column('numeric', { nullable: true })
  impuesto: string | null;

  /** Kilograms. */
  @Column('numeric', { nullable: true })
  peso: string | null;

  @Column('boolean')
  activo: boolean;

  /** Below this many, people are told once. */
  @Column('integer', { nullable: true })
  minimo: number | null;

  /** Since when there are fewer than the minimum, which was told. */
  @Column('timestamptz', { name: 'bajo_minimo_desde', nullable: true })
  bajoMinimoDesde: Date | null;

  /** Raised by each write and each movement; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;

  /** When it was deleted; for a day it can be taken back. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;
}
