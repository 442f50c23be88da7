import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { CarpetaDetalleDto } from './carpetas.dto.js';
import { toDetalle } from './carpetas.presenter.js';
import { DuplicarDto } from './duplicados.dto.js';
import { DuplicadosService } from './duplicados.service.js';

@ApiTags('carpetas')
@Controller('carpetas/:id/duplicar')
export class DuplicadosController {
  constructor(
    private readonly duplicados: DuplicadosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** Duplicates a carpeta as a new draft, without its documents, number and dates. */
  @Post()
  @RequirePermission('carpetas.editar')
  @Idempotent({ newId: 'id' })
  async create(@Param('id', IdPipe) id: string, @Body() body: DuplicarDto): Promise<CarpetaDetalleDto> {
    return toDetalle(await this.duplicados.create(id, body), await this.directory.naming());
  }
}
