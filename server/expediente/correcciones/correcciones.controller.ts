import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { CorreccionDto } from './correcciones.dto.js';
import { Correcciones } from './correcciones.service.js';

/** Each route that changes something answers the corrections that are offered then. */
@ApiTags('reglas-de-plazo')
@Controller('correcciones-de-reglas')
export class CorreccionesController {
  constructor(private readonly correcciones: Correcciones) {}

  /** The corrections offered to the office, each beside the office's own rule or requisito. */
  @Get()
  @RequirePermission('plazos.reglas')
  findOffered(): Promise<CorreccionDto[]> {
    return this.correcciones.findOffered();
  }

  /** Replaces the office's rule or requisito by the corrected one. Plazos that run keep their figures. */
  @Post(':clave/aceptar')
  @HttpCode(200)
  @RequirePermission('plazos.reglas')
  async accept(@Param('clave') clave: string): Promise<CorreccionDto[]> {
    await this.correcciones.accept(clave);
    return this.correcciones.findOffered();
  }

  /** Keeps the office's rule or requisito. */
  @Post(':clave/conservar')
  @HttpCode(200)
  @RequirePermission('plazos.reglas')
  async keep(@Param('clave') clave: string): Promise<CorreccionDto[]> {
    await this.correcciones.keep(clave);
    return this.correcciones.findOffered();
  }

  /** Takes back the decision on a correction. */
  @Post(':clave/deshacer')
  @HttpCode(200)
  @RequirePermission('plazos.reglas')
  async undo(@Param('clave') clave: string): Promise<CorreccionDto[]> {
    await this.correcciones.undo(clave);
    return this.correcciones.findOffered();
  }
}
