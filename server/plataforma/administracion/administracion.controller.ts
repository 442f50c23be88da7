import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OperatorOnly } from '../../common/access/access.decorators.js';
import { PaginaQuery, RegistroDeOperadoresDto, SaludDto } from './administracion.dto.js';
import { OperadoresLog } from './operadores-log.service.js';
import { Salud } from './salud.service.js';

@ApiTags('administracion')
@Controller('administracion')
@OperatorOnly()
export class AdministracionController {
  constructor(
    private readonly salud: Salud,
    private readonly log: OperadoresLog,
  ) {}

  /** The state of the services that the installation needs, and its replicas. */
  @Get('salud')
  getSalud(): Promise<SaludDto> {
    return this.salud.get();
  }

  /** The actions of operators, the newest first. */
  @Get('registro')
  findRegistro(@Query() { antes }: PaginaQuery): Promise<RegistroDeOperadoresDto> {
    return this.log.find(antes);
  }
}
