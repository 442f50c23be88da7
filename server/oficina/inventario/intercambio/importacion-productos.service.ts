import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../../common/database/changes.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Importaciones, type Importador, type TextoImportado } from '../../../common/importaciones/importaciones.js';
import { Realtime } from '../../../common/realtime/realtime.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Auditoria } from '../../../plataforma/auditoria/auditoria.service.js';
import { type CamposProducto, EN_BLANCO, ProductoFields } from '../producto-fields.service.js';
import type { CamposProductoDto } from '../productos.dto.js';
import { type ProductoFila, ProductosRepository } from '../productos.repository.js';
import { ProductosService } from '../productos.service.js';
import {
  ImportacionesProductosRepository,
  PRODUCTOS_IMPORTADOS,
  type ProductoImportado,
} from './importaciones-productos.repository.js';
import type { ImportacionDeProductosDto } from './intercambio.dto.js';
import { type FilaLeida, leerProductos, type TablaLeida } from './leer.js';
import { ProductoRow } from './producto-row.service.js';

/** The reason of the counts that an import makes. */
const MOTIVO = 'Importado de un archivo';
/** The fields of a producto that an import can change. */
const ESCRITO = [...(Object.keys(EN_BLANCO) as (keyof CamposProducto)[]), 'existencias', 'etiquetas'] as const;

/** Imports products from a CSV file: all rows, or none. */
@Injectable()
export class ImportacionProductos
  implements Importador<TablaLeida, ImportacionDeProductosDto, ImportacionDeProductosDto>
{
  readonly formatos = 'CSV (.csv)';

  constructor(
    private readonly filas: ProductoRow,
    private readonly campos: ProductoFields,
    private readonly productos: ProductosService,
    private readonly repository: ProductosRepository,
    private readonly importaciones: Importaciones,
    private readonly elementos: ImportacionesProductosRepository,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  read({ texto }: TextoImportado): Promise<TablaLeida> {
    return leerProductos(texto);
  }

  async look(tabla: TablaLeida): Promise<ImportacionDeProductosDto> {
    return (await this.write(tabla)).importacion;
  }

  /** @throws DomainError 422 when a row cannot be imported */
  async store(tabla: TablaLeida): Promise<ImportacionDeProductosDto> {
    const { importacion, importados, agregados } = await this.write(tabla);
    const { created, changed, errors } = importacion;
    if (errors.length > 0) {
      const mensaje = 'No se importó nada: hay filas con errores.';
      throw new DomainError(
        'FILAS_CON_ERRORES',
        422,
        mensaje,
        errors.map(({ row, message }) => ({ campo: `fila ${row}`, mensaje: message })),
      );
    }
    if (created + changed > 0) {
      importacion.importacion = uuid();
      await this.importaciones.keep(PRODUCTOS_IMPORTADOS, importacion.importacion, importados);
      await this.elementos.keep(importacion.importacion, agregados);
      this.auditoria.record({
        accion: 'inventario.importado',
        entidad: 'cuenta',
        entidadId: this.transactions.tenant.cuentaId,
        datos: { creados: created, modificados: changed },
      });
      this.realtime.tellCuenta({ type: 'inventory.changed' });
    }
    return importacion;
  }

  private async write({ filas, omitidas }: TablaLeida) {
    const importacion: ImportacionDeProductosDto = {
      ...{ created: 0, changed: 0, unchanged: 0 },
      ...{ errors: [], warnings: [], omitted: omitidas, importacion: null },
    };
    const importados = new Map<string, ProductoImportado>();
    const catalogos = await this.filas.begin();
    /** The first row about each producto, by the producto's id. */
    const firstRows = new Map<string, number>();
    for (const { fila, celdas } of filas) {
      try {
        const fields = await this.filas.fieldsOf(celdas, catalogos);
        // The whole row is checked before anything of it is written.
        this.campos.cantidades(fields);
        const known = await this.findKnown(celdas);
        if (!known) {
          const { id, version } = await this.productos.add({ ...named(fields), active: fields.active ?? true }, MOTIVO);
          importados.set(id, { id, antes: null, version });
          firstRows.set(id, fila);
          importacion.created++;
          continue;
        }
        const before = await this.repository.getLocked(known.id);
        const firstRow = firstRows.get(known.id);
        if (firstRow === undefined) firstRows.set(known.id, fila);
        else {
          const message = `Es el mismo producto que la fila ${firstRow}: queda lo de esta fila.`;
          importacion.warnings.push({ row: fila, name: nameOf(celdas), message });
        }
        if (await this.productos.write(before, fields, MOTIVO)) {
          const after = await this.repository.get(before.id);
          const first = importados.get(before.id);
          // A file may name a product twice. The values before its first row count.
          const antes = first
            ? first.antes && { ...changedOf(before, after), ...first.antes }
            : changedOf(before, after);
          importados.set(before.id, { id: before.id, antes, version: after.version });
          importacion.changed++;
        } else {
          importacion.unchanged++;
        }
      } catch (error) {
        if (!(error instanceof DomainError)) {
          throw error;
        }
        const message = await this.problemsOf(celdas, catalogos, error.message);
        importacion.errors.push({ row: fila, name: nameOf(celdas), message });
      }
    }
    return { importacion, importados: [...importados.values()], agregados: catalogos.agregados };
  }

  /** All problems of a row: the problems of single cells, otherwise the first error. */
  private async problemsOf(
    celdas: FilaLeida['celdas'],
    catalogos: Awaited<ReturnType<ProductoRow['begin']>>,
    first: string,
  ): Promise<string> {
    const before = (await this.findKnown(celdas)) ?? { ...EN_BLANCO, id: uuid(), precio: null };
    const problems = new Set<string>();
    for (const [columna, text] of Object.entries(celdas)) {
      try {
        const fields = await this.filas.fieldsOf({ [columna]: text }, catalogos);
        await this.campos.read(fields, before);
        this.campos.cantidades(fields);
      } catch (error) {
        if (!(error instanceof DomainError)) {
          throw error;
        }
        problems.add(error.message);
      }
    }
    const ofCells = [...problems];
    return (ofCells.some((one) => first.includes(one)) ? ofCells : [first, ...ofCells]).join(' ');
  }

  /** The product that a row means, by its SKU, otherwise by its barcode. */
  private findKnown({ sku, barcode }: FilaLeida['celdas']): Promise<ProductoFila | null> {
    if (sku) {
      return this.repository.findBySku(sku);
    }
    return barcode ? this.repository.findByBarcode(barcode) : Promise.resolve(null);
  }
}

const nameOf = ({ name }: FilaLeida['celdas']): string | null => name?.slice(0, 200) ?? null;

/** @throws DomainError 422 for a new product without a name */
function named(fields: CamposProductoDto): CamposProductoDto {
  if (!fields.name) {
    throw new DomainError('DATOS_INVALIDOS', 422, 'Falta el nombre, y ningún producto tiene ese código.');
  }
  return fields;
}

/** The old values of the changed fields of a product. */
function changedOf(before: ProductoFila, after: ProductoFila): Partial<ProductoFila> {
  return changesOf<ProductoFila>(after, Object.fromEntries(ESCRITO.map((campo) => [campo, before[campo]])));
}
