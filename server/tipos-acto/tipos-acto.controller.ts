import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import type { TipoActo } from './tipo-acto.entity.js';
import { TipoActoDto } from './tipos-acto.dto.js';
import { TiposActoService } from './tipos-acto.service.js';

@ApiTags('tipos-acto')
@Controller('tipos-acto')
export class TiposActoController {
  constructor(private readonly tiposActo: TiposActoService) {}

  /** The cuenta's catalogue of actos, ordered by name. */
  @Get()
  @RequirePermission('carpetas.ver')
  async findAll(): Promise<TipoActoDto[]> {
    return (await this.tiposActo.findAll()).map(toDto);
  }
}

function toDto({ id, nombre, pais, esRegistrable, reservadoPorDefecto, rolesRequeridos }: TipoActo): TipoActoDto {
  return { id, nombre, pais, esRegistrable, reservadoPorDefecto, rolesRequeridos };
}
