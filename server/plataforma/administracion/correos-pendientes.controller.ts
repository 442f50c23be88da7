import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OperatorOnly, StepUp } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CorreosPendientesDto, PaginaQuery } from './administracion.dto.js';
import { CorreosPendientes } from './correos-pendientes.service.js';
import { type Operador, Quien } from './operador.js';

@ApiTags('administracion')
@Controller('administracion/correos')
@OperatorOnly()
export class CorreosPendientesController {
  constructor(private readonly correos: CorreosPendientes) {}

  /** The mails that wait to be sent or were given up, the newest first. */
  @Get()
  find(@Query() query: PaginaQuery): Promise<CorreosPendientesDto> {
    return this.correos.find(query);
  }

  /** Tries to send a mail now. */
  @Post(':id/reintentar')
  @HttpCode(200)
  @StepUp()
  async retry(@Quien() operador: Operador, @Param('id', IdPipe) id: string): Promise<boolean> {
    await this.correos.retry(operador, id);
    return true;
  }
}
