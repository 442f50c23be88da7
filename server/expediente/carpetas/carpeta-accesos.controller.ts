import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { AccesoDto, OtorgarAccesoDto, OtorgarAccesosDto } from './carpeta-accesos.dto.js';
import type { Acceso } from './carpeta-accesos.repository.js';
import { CarpetaAccesosService } from './carpeta-accesos.service.js';
import { CambioDeVariasDto } from './carpeta-cambios.dto.js';
import { toAcceso } from './carpetas.presenter.js';

@ApiTags('accesos')
@Controller('carpetas')
@RequirePermission('carpetas.accesos')
export class CarpetaAccesosController {
  constructor(
    private readonly accesos: CarpetaAccesosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** To whom a carpeta was opened, the newest first. Those who see it by their role are not listed. */
  @Get(':id/accesos')
  async findAccesos(@Param('id', IdPipe) id: string): Promise<AccesoDto[]> {
    return this.present(await this.accesos.findAll(id));
  }

  /** Opens several carpetas to a member. Those that were refused are in the answer. */
  @Post('accesos')
  @HttpCode(200)
  grantAccesos(@Body() body: OtorgarAccesosDto): Promise<CambioDeVariasDto> {
    return this.accesos.grantAll(body);
  }

  /** Opens a carpeta to a member, or changes until when. */
  @Put(':id/accesos/:usuarioId')
  async grantAcceso(
    @Param('id', IdPipe) id: string,
    @Param('usuarioId', IdPipe) usuarioId: string,
    @Body() { hasta = null }: OtorgarAccesoDto,
  ): Promise<AccesoDto> {
    const [acceso] = await this.present([await this.accesos.grant(id, usuarioId, hasta)]);
    return acceso as AccesoDto;
  }

  /** Closes a carpeta to a member again. */
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
