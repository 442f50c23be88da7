import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import {
  MovimientoDeProductoDto,
  MovimientosDeProductoDto,
  MovimientosQuery,
  NuevoMovimientoDto,
  ReservaDeProductoDto,
} from './movimientos.dto.js';
import { toMovimiento } from './movimientos.presenter.js';
import { MovimientosService } from './movimientos.service.js';

const DEFAULT_SIZE = 50;

@ApiTags('inventario')
@Controller('apps/ecommerce/inventory/product/:id')
export class MovimientosController {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The movements of a product, the latest first. */
  @Get('movements')
  @RequirePermission('inventario.ver')
  async findPage(
    @Param('id', IdPipe) id: string,
    @Query() { before, size = DEFAULT_SIZE }: MovimientosQuery,
  ): Promise<MovimientosDeProductoDto> {
    const found = await this.movimientos.findBefore(id, before, size);
    const naming = await this.directory.naming();
    const last = found.at(-1)?.n ?? 1;
    return { movements: found.map((movimiento) => toMovimiento(movimiento, naming)), next: last > 1 ? last : null };
  }

  /** Adds a movement of a product. */
  @Post('movements')
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  @Idempotent({ newId: 'id' })
  async create(
    @Param('id', IdPipe) productoId: string,
    @Body() { id, type, quantity, reason, carpetaId }: NuevoMovimientoDto,
  ): Promise<MovimientoDeProductoDto> {
    const movimiento = await this.movimientos.add(productoId, {
      id,
      tipo: type,
      cantidad: quantity,
      motivo: reason ?? '',
      carpetaId: carpetaId ?? null,
    });
    return toMovimiento(movimiento, await this.directory.naming());
  }

  /** The reservations of a product that the person may see. */
  @Get('reservations')
  @RequirePermission('inventario.ver')
  async findReservas(@Param('id', IdPipe) id: string): Promise<ReservaDeProductoDto[]> {
    return (await this.movimientos.findReservas(id)).map(({ carpeta, cantidad }) => ({ carpeta, quantity: cantidad }));
  }
}
