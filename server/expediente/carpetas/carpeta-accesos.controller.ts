import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { AccesoDto, OtorgarAccesoDto, OtorgarAccesosDto } from './carpeta-accesos.dto.js';
import type { Acceso } from './carpeta-accesos.repository.js';
import { CarpetaAccesosService } from './carpeta-accesos.service.js';
import { toAcceso } from './carpetas.presenter.js';
import { CambioDeVariasDto } from './lotes.dto.js';

@ApiTags('accesos')
@Controller('carpetas')
@RequirePermission('carpetas.accesos')
export class CarpetaAccesosController {
  constructor(
    private readonly accesos: CarpetaAccesosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The members who got access to a carpeta, the newest first. Members who see it by their role are not listed. */
  @Get(':id/accesos')
  async findAccesos(@Param('id', IdPipe) id: string): Promise<AccesoDto[]> {
    return this.present(await this.accesos.findAll(id));
  }

  /** Gives a member access to several carpetas. The answer names the refused carpetas. */
  @Post('accesos')
  @HttpCode(200)
  grantAccesos(@Body() body: OtorgarAccesosDto): Promise<CambioDeVariasDto> {
    return this.accesos.grantAll(body);
  }

  /** Gives a member access to a carpeta, or changes its last day. */
  @Put(':id/accesos/:usuarioId')
  async grantAcceso(
    @Param('id', IdPipe) id: string,
    @Param('usuarioId', IdPipe) usuarioId: string,
    @Body() { hasta = null }: OtorgarAccesoDto,
  ): Promise<AccesoDto> {
    const [acceso] = await this.present([await this.accesos.grant(id, usuarioId, hasta)]);
    return acceso as AccesoDto;
  }

  /** Ends a member's access to a carpeta. */
  @Delete(':id/accesos/:usuarioId')
  async endAcceso(@Param('id', IdPipe) id: string, @Param('usuarioId', IdPipe) usuarioId: string): Promise<boolean> {
    await this.accesos.end(id, usuarioId);
    return true;
  }

  private async present(accesos: Acceso[]): Promise<AccesoDto[]> {
    const conocidos = await this.directory.conocidos();
    const naming = await this.directory.naming();
    return accesos.map((acceso) => toAcceso(acceso, naming, conocidos.get(acceso.usuarioId)?.rol ?? ''));
  }
}
