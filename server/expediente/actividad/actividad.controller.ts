import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { ActividadDeCuentaDto, ActividadesQuery } from './actividad.dto.js';
import { ActividadService } from './actividad.service.js';

@ApiTags('actividad')
@Controller('pages/activities')
export class ActividadController {
  constructor(private readonly actividad: ActividadService) {}

  /** The facts of the cuenta that I may see, newest first. Only a titular sees the facts of no carpeta. */
  @Get()
  @RequirePermission('carpetas.ver')
  find(@Query() query: ActividadesQuery): Promise<ActividadDeCuentaDto[]> {
    return this.actividad.findNewest(query);
  }
}
