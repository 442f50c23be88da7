import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CarpetaGate } from '../../expediente/carpetas/carpeta-gate.service.js';
import { EnEscritorio } from '../../expediente/carpetas/escritorio.service.js';
import { MovimientosService } from './movimientos.service.js';
import { ReservaDeCarpetaDto, ResolverReservasDto } from './reservas.dto.js';

@ApiTags('inventario')
@Controller('carpetas/:id/reservas')
export class ReservasController {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly gate: CarpetaGate,
  ) {}

  /** The reservations of the inventory for a carpeta, by the names of the products. */
  @Get()
  @RequirePermission('inventario.ver')
  @EnEscritorio()
  async findOf(@Param('id', IdPipe) carpetaId: string): Promise<ReservaDeCarpetaDto[]> {
    await this.gate.visible(carpetaId);
    const reservas = await this.movimientos.findReservasDe(carpetaId);
    return reservas.map(({ productoId, nombre, cantidad }) => ({ id: productoId, name: nombre, quantity: cantidad }));
  }

  /**
   * Uses units that are reserved for a carpeta, or ends their reservation. When one product fails, none is changed.
   * Answers with the reservations that remain.
   */
  @Post()
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  @Idempotent()
  async resolve(
    @Param('id', IdPipe) carpetaId: string,
    @Body() { type, products }: ResolverReservasDto,
  ): Promise<ReservaDeCarpetaDto[]> {
    await this.gate.visible(carpetaId);
    await this.movimientos.resolve(carpetaId, type, products);
    return this.findOf(carpetaId);
  }
}
