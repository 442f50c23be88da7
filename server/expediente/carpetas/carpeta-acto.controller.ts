import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { CambioDeActoDto, CambioDeActoQuery } from './carpeta-acto.dto.js';
import { CarpetaActoService } from './carpeta-acto.service.js';
import { CarpetaDetalleDto } from './carpetas.dto.js';
import { toDetalle } from './carpetas.presenter.js';

@ApiTags('carpetas')
@Controller('carpetas/:id/acto')
export class CarpetaActoController {
  constructor(
    private readonly actos: CarpetaActoService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The changes that another acto, or its own acto's newest version, would make in a carpeta. */
  @Get('cambio')
  @RequirePermission('carpetas.ver')
  preview(@Param('id', IdPipe) id: string, @Query() { tipoActoId }: CambioDeActoQuery): Promise<CambioDeActoDto> {
    return this.actos.preview(id, tipoActoId);
  }

  /** Moves a carpeta to the newest version of its acto. Begun work stays. */
  @Post('actualizar')
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  @ApiIfMatch()
  async renew(@Param('id', IdPipe) id: string, @IfMatch() version: number): Promise<CarpetaDetalleDto> {
    return toDetalle(await this.actos.renew(id, version), await this.directory.naming());
  }
}
