import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { CorreccionDto } from './correcciones.dto.js';
import { Correcciones } from './correcciones.service.js';

/** Each answers what is offered then. */
@ApiTags('reglas-de-plazo')
@Controller('correcciones-de-reglas')
export class CorreccionesController {
  constructor(private readonly correcciones: Correcciones) {}

  /** The corrections that are offered to the office, each beside what it has. */
  @Get()
  @RequirePermission('plazos.reglas')
  findOffered(): Promise<CorreccionDto[]> {
    return this.correcciones.findOffered();
  }

  /** Takes the corrected rule. Terms that run keep theirs. */
  @Post(':clave/aceptar')
  @HttpCode(200)
  @RequirePermission('plazos.reglas')
  async accept(@Param('clave') clave: string): Promise<CorreccionDto[]> {
    await this.correcciones.accept(clave);
    return this.correcciones.findOffered();
  }

  /** Keeps what the office has. */
  @Post(':clave/conservar')
  @HttpCode(200)
  @RequirePermission('plazos.reglas')
  async keep(@Param('clave') clave: string): Promise<CorreccionDto[]> {
    await this.correcciones.keep(clave);
    return this.correcciones.findOffered();
  }

  /** Takes back what was decided of a correction. */
  @Post(':clave/deshacer')
  @HttpCode(200)
  @RequirePermission('plazos.reglas')
  async undo(@Param('clave') clave: string): Promise<CorreccionDto[]> {
    await this.correcciones.undo(clave);
    return this.correcciones.findOffered();
  }
}
