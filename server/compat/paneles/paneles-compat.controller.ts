import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import { isAllowed } from '../../common/access/permissions.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { OficinaService } from '../../oficina/paneles/oficina.service.js';
import { ProyectoDto } from './proyecto.dto.js';
import { toProyecto } from './proyecto.presenter.js';

@ApiTags('paneles')
@Controller('dashboards')
export class PanelesCompatController {
  constructor(
    private readonly oficina: OficinaService,
    private readonly directory: CuentaDirectory,
  ) {}

  /**
   * The figures of the two calls of the office, in the format of the reference template. People who may not see amounts
   * get none.
   */
  @Get('project')
  @RequirePermission('paneles.ver')
  async findProyecto(@Tenant() { rolId }: TenantContext): Promise<ProyectoDto> {
    const { zonaHoraria } = await this.directory.cuenta();
    const montos = isAllowed(rolId, 'finanzas.ver') ? await this.oficina.montos() : await this.oficina.sinMontos();
    return toProyecto(await this.oficina.get(), montos, zonaHoraria);
  }
}
