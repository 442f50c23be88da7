import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CantidadesRepository } from './cantidades.repository.js';
import { CantidadesDto } from './de-carpeta.dto.js';
import { EnEscritorio } from './escritorio.service.js';

@ApiTags('carpetas')
@Controller('carpetas/:id/cantidades')
export class CantidadesController {
  constructor(private readonly cantidades: CantidadesRepository) {}

  /** The number of things in each part of a carpeta. */
  @Get()
  @RequirePermission('carpetas.ver')
  @EnEscritorio()
  get(@Param('id', IdPipe) id: string): Promise<CantidadesDto> {
    return this.cantidades.get(id);
  }
}
