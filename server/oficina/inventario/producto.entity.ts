import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The fields of a producto that people write. Decimal numbers are texts, as the database writes them. Only movements
 * write the stock.
 */
@Entity('productos')
export class Producto {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  @Column('text')
  descripcion: string;

  /** Empty, or different from the SKU of every other producto. */
  @Column('text')
  sku: string;

  /** Empty, or different from the barcode of every other producto. */
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

  /** The price before tax. The price with tax is computed from it. */
  @Column('numeric', { name: 'precio_base', nullable: true })
  precioBase: string | null;

  /** The tax, in percent. */
  @Column('numeric', { nullable: true })
  impuesto: string | null;

  /** The weight in kilograms. */
  @Column('numeric', { nullable: true })
  peso: string | null;

  @Column('boolean')
  activo: boolean;

  /** When the stock is below this number, people are told once. */
  @Column('integer', { nullable: true })
  minimo: number | null;

  /** Since when the stock is below the minimum, of which people were told. */
  @Column('timestamptz', { name: 'bajo_minimo_desde', nullable: true })
  bajoMinimoDesde: Date | null;

  /** Each write and each movement raises the version; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;

  /** When the producto was deleted. It can be restored for a day. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;
}
