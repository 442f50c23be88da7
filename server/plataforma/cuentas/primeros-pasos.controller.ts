import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { CuentaActualDto } from './cuenta-actual.dto.js';
import { ModificarPrimerosPasosDto, PrimerosPasosDto } from './primeros-pasos.dto.js';
import { PrimerosPasos } from './primeros-pasos.service.js';

@ApiTags('cuenta')
@Controller('cuenta/primeros-pasos')
@RequirePermission('cuenta.administrar')
export class PrimerosPasosController {
  constructor(private readonly pasos: PrimerosPasos) {}

  /** Which of the cuenta’s first steps are done. */
  @Get()
  get(): Promise<PrimerosPasosDto> {
    return this.pasos.get();
  }

  /** Hides the first steps or shows them again, confirms the numbering, or ends them. */
  @Patch()
  update(@Body() body: ModificarPrimerosPasosDto): Promise<CuentaActualDto> {
    return this.pasos.update(body);
  }
}
