import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission, StepUp, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Imagenes } from '../imagenes/imagenes.service.js';
import { PictureUpload } from '../imagenes/picture-upload.js';
import { EnMarco } from '../marco/en-marco.js';
import { Cierre } from './cierre.service.js';
import { CerrarCuentaDto, CuentaActualDto, ModificarCuentaDto } from './cuenta-actual.dto.js';
import { CuentaActual } from './cuenta-actual.service.js';

@ApiTags('cuenta')
@Controller('cuenta')
export class CuentaActualController {
  constructor(
    private readonly cuenta: CuentaActual,
    private readonly cierre: Cierre,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
  ) {}

  /** The active cuenta of my session. */
  @Get()
  @RequirePermission('cuenta.ver')
  @EnMarco()
  get(): Promise<CuentaActualDto> {
    return this.cuenta.get();
  }

  /** Changes fields of the cuenta. */
  @Patch()
  @RequirePermission('cuenta.administrar')
  @ApiIfMatch()
  update(@IfMatch() version: number, @Body() body: ModificarCuentaDto): Promise<CuentaActualDto> {
    return this.cuenta.update(version, body);
  }

  /** Sets the logo: JPEG, PNG, WebP or GIF up to 5 MiB. The logo has at most 512 pixels a side. */
  @Put('logo')
  @RequirePermission('cuenta.administrar')
  @PictureUpload('imagen')
  async putLogo(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<CuentaActualDto> {
    const logo = await this.imagenes.receive(request, tenant.usuarioId, 'logo');
    return this.transactions.tenantTransaction(tenant, () => this.cuenta.setLogo(logo));
  }

  /** Removes the logo. */
  @Delete('logo')
  @RequirePermission('cuenta.administrar')
  removeLogo(): Promise<CuentaActualDto> {
    return this.cuenta.setLogo(null);
  }

  /**
   * Requests the closing of the cuenta in CIERRE_DAYS days. The request can be undone until then. The body repeats the
   * cuenta's name.
   */
  @Post('cerrar')
  @HttpCode(200)
  @RequirePermission('cuenta.administrar')
  @StepUp()
  close(@Body() { nombre }: CerrarCuentaDto): Promise<CuentaActualDto> {
    return this.cierre.request(nombre);
  }

  /** Undoes the request to close: the cuenta stays open. */
  @Delete('cerrar')
  @RequirePermission('cuenta.administrar')
  @StepUp()
  undoClose(): Promise<CuentaActualDto> {
    return this.cierre.undo();
  }
}
