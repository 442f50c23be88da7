import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { FILE, TakesFiles } from '../../common/files/takes-files.js';
import { ApiIdempotencyKey, Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { Importaciones } from '../../common/importaciones/importaciones.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import {
  ConversionDto,
  ConversionQuery,
  CotizacionDto,
  DeshacerImportacionCotizacionesDto,
  HistoriaDeCotizacionesDto,
  HistoriaDeCotizacionesQuery,
  ImportacionCotizacionesDeshechaDto,
  ImportacionCotizacionesDto,
  NuevaCotizacionDto,
  RevisionCotizacionesDto,
  SeguidasDto,
} from './cotizaciones.dto.js';
import { toCotizacion, toHistoria, toTramo } from './cotizaciones.presenter.js';
import { CotizacionesService } from './cotizaciones.service.js';
import { ImportacionCotizaciones } from './importacion.service.js';

@ApiTags('cotizaciones')
@Controller('cotizaciones')
export class CotizacionesController {
  constructor(
    private readonly cotizaciones: CotizacionesService,
    private readonly importaciones: Importaciones,
    private readonly importacion: ImportacionCotizaciones,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The rates of a pair, the latest day first, with corrected and withdrawn rates. */
  @Get()
  @RequirePermission('cotizaciones.ver')
  async findHistory(
    @Query() { antes, tamano, ...par }: HistoriaDeCotizacionesQuery,
  ): Promise<HistoriaDeCotizacionesDto> {
    const found = await this.cotizaciones.findHistory(par, antes, tamano);
    const naming = await this.directory.naming();
    const isFull = found.length >= (tamano ?? 120);
    return {
      cotizaciones: found.map((cotizacion) => toHistoria(cotizacion, naming)),
      siguiente: isFull ? (found.at(-1)?.dia ?? null) : null,
    };
  }

  /** Adds the rate of a day. A correction is a new rate: the latest rate of a day counts. */
  @Post()
  @HttpCode(200)
  @RequirePermission('cotizaciones.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: NuevaCotizacionDto): Promise<CotizacionDto> {
    return toCotizacion(await this.cotizaciones.create(body), await this.directory.naming());
  }

  /** What an import of a CSV file would do, row by row. Nothing is stored. */
  @Post('importacion/revision')
  @HttpCode(200)
  @RequirePermission('cotizaciones.editar')
  @TakesFiles({ archivo: FILE })
  preview(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<RevisionCotizacionesDto> {
    return this.importaciones.look(this.importacion, request, tenant);
  }

  /**
   * Adds the rates of a CSV file of up to 5,000 rows. The headings are Fecha, Moneda and Valor. Base is needed only
   * when it is not the currency of the cuenta. When any row has an error, nothing is added.
   */
  @Post('importacion')
  @HttpCode(200)
  @RequirePermission('cotizaciones.editar')
  @TakesFiles({ archivo: FILE })
  @ApiIdempotencyKey()
  import(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<ImportacionCotizacionesDto> {
    return this.importaciones.import(this.importacion, request, tenant);
  }

  /** Withdraws the rates that an import added. They stay in the history. */
  @Post('importacion/deshacer')
  @HttpCode(200)
  @RequirePermission('cotizaciones.editar')
  async undo(@Body() { importacion }: DeshacerImportacionCotizacionesDto): Promise<ImportacionCotizacionesDeshechaDto> {
    return { retiradas: await this.cotizaciones.undoImport(importacion) };
  }

  /** The value of an amount in another currency, with the conversion's rates and days. */
  @Get('conversion')
  @RequirePermission('cotizaciones.ver')
  async convert(@Query() { dia, ...pedido }: ConversionQuery): Promise<ConversionDto> {
    const { resultado, tramos } = await this.cotizaciones.convert(pedido, dia);
    return { resultado, tramos: tramos.map(toTramo) };
  }

  /** Withdraws a rate of the cuenta. It counts no more, but stays in the history. */
  @Delete(':id')
  @RequirePermission('cotizaciones.editar')
  async withdraw(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.cotizaciones.withdraw(id);
    return true;
  }

  /** Restores a withdrawn rate. */
  @Post(':id/restaurar')
  @HttpCode(200)
  @RequirePermission('cotizaciones.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.cotizaciones.restore(id);
    return true;
  }

  /** The pairs that I follow. */
  @Get('seguidas')
  @RequirePermission('cotizaciones.ver')
  async findSeguidas(): Promise<SeguidasDto> {
    return { pares: await this.cotizaciones.findSeguidas() };
  }

  /** Chooses which pairs I follow, and in which order. */
  @Put('seguidas')
  @RequirePermission('cotizaciones.ver')
  async follow(@Body() { pares }: SeguidasDto): Promise<SeguidasDto> {
    await this.cotizaciones.follow(pares);
    return { pares };
  }
}
