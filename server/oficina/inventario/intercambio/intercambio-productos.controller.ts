import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { RequirePermission, Tenant, WritesOnRead } from '../../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../../common/access/identity.js';
import { AnswersFile, FILE, TakesFiles } from '../../../common/files/takes-files.js';
import { ApiIdempotencyKey } from '../../../common/idempotency/idempotency.interceptor.js';
import { Importaciones } from '../../../common/importaciones/importaciones.js';
import type { TenantContext } from '../../../common/tenancy/transactions.js';
import { DeshacerImportacionProductos } from './deshacer-importacion-productos.service.js';
import { ExportacionProductos } from './exportacion-productos.service.js';
import { ImportacionProductos } from './importacion-productos.service.js';
import {
  DeshacerImportacionDeProductosDto,
  ImportacionDeProductosDeshechaDto,
  ImportacionDeProductosDto,
} from './intercambio.dto.js';

@ApiTags('inventario')
@Controller('apps/ecommerce/inventory')
export class IntercambioProductosController {
  constructor(
    private readonly exportacion: ExportacionProductos,
    private readonly importaciones: Importaciones,
    private readonly importacion: ImportacionProductos,
    private readonly deshacer: DeshacerImportacionProductos,
  ) {}

  /** The products as a CSV file that the import can read. */
  @Get('export')
  @RequirePermission('inventario.ver')
  @WritesOnRead()
  @AnswersFile('text/csv')
  async export(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const text = await this.exportacion.export();
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('inventario.csv'),
      'x-content-type-options': 'nosniff',
    });
    return text;
  }

  /**
   * Imports the products of a CSV file of up to 5 MiB and 1,000 rows. When a row has an error, no product is imported.
   * A row changes the product with its SKU, otherwise with its barcode; empty cells change nothing. Other rows add
   * products.
   */
  @Post('import')
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  @TakesFiles({ archivo: FILE })
  @ApiIdempotencyKey()
  import(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<ImportacionDeProductosDto> {
    return this.importaciones.import(this.importacion, request, tenant);
  }

  /** Says what an import of the file would do, and which rows have errors. Nothing is stored. */
  @Post('import/revisar')
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  @TakesFiles({ archivo: FILE })
  check(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<ImportacionDeProductosDto> {
    return this.importaciones.look(this.importacion, request, tenant);
  }

  /** Undoes an import of the last day. Products that were changed or moved since stay as they are. */
  @Post('import/deshacer')
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  undo(@Body() { importacion }: DeshacerImportacionDeProductosDto): Promise<ImportacionDeProductosDeshechaDto> {
    return this.deshacer.undo(importacion);
  }
}
