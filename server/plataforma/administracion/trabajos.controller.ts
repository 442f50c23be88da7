import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OperatorOnly, StepUp } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { ColaDto, ReintentadosDto, TrabajosAbandonadosDto, TrabajosQuery } from './administracion.dto.js';
import { type Operador, Quien } from './operador.js';
import { Trabajos } from './trabajos.service.js';

@ApiTags('administracion')
@Controller('administracion/trabajos')
@OperatorOnly()
export class TrabajosController {
  constructor(private readonly trabajos: Trabajos) {}

  /** The given-up jobs, the newest first, and the state of all queues. */
  @Get()
  find(@Query() query: TrabajosQuery): Promise<TrabajosAbandonadosDto> {
    return this.trabajos.find(query);
  }

  /** Tries the given-up jobs of a queue once more, at most a thousand of them. */
  @Post('reintentar')
  @HttpCode(200)
  @StepUp()
  async retryAll(@Quien() operador: Operador, @Body() { cola }: ColaDto): Promise<ReintentadosDto> {
    return { reintentados: await this.trabajos.retryAll(operador, cola) };
  }

  /** Tries a given-up job once more. */
  @Post(':id/reintentar')
  @HttpCode(200)
  @StepUp()
  async retry(@Quien() operador: Operador, @Param('id', IdPipe) id: string): Promise<boolean> {
    await this.trabajos.retry(operador, id);
    return true;
  }
}
