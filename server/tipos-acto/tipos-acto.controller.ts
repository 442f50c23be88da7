import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import type { TipoActo } from './tipo-acto.entity.js';
import { TiposActoService } from './tipos-acto.service.js';

/** A kind of operation that a carpeta can be opened for. */
export class TipoActoDto {
  id: string;
  nombre: string;
  pais: string;
  /** Whether it goes to a registry after signing. */
  esRegistrable: boolean;
  /** Whether a carpeta of this kind starts out reserved. */
  reservadoPorDefecto: boolean;
  /** Roles that must be among the partes before signing. */
  rolesRequeridos: string[];
}

@ApiTags('tipos-acto')
@Controller('tipos-acto')
export class TiposActoController {
  constructor(private readonly tiposActo: TiposActoService) {}

  /** The cuenta's catalogue of actos, by name. */
  @Get()
  @RequirePermission('carpetas.ver')
  async findAll(): Promise<TipoActoDto[]> {
    return (await this.tiposActo.findAll()).map(toDto);
  }
}

function toDto({ id, nombre, pais, esRegistrable, reservadoPorDefecto, rolesRequeridos }: TipoActo): TipoActoDto {
  return { id, nombre, pais, esRegistrable, reservadoPorDefecto, rolesRequeridos };
}
