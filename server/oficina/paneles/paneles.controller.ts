import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import { isAllowed } from '../../common/access/permissions.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { AnaliticaService } from './analitica.service.js';
import { MontosDeOficinaDto, OficinaDto } from './oficina.dto.js';
import { OficinaService } from './oficina.service.js';
import { ProyectoDto } from './proyecto.dto.js';
import { toProyecto } from './proyecto.presenter.js';
import { AnaliticaDto } from './uso.dto.js';

@ApiTags('paneles')
@Controller('dashboards')
export class PanelesController {
  constructor(
    private readonly oficina: OficinaService,
    private readonly analitica: AnaliticaService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The office at a glance, of what I may see: this week and the last, today and tomorrow, and who has what. */
  @Get('oficina')
  @RequirePermission('paneles.ver')
  findOficina(): Promise<OficinaDto> {
    return this.oficina.get();
  }

  /** What the deeds of the carpetas that I see amount to, by acto and period. */
  @Get('oficina/montos')
  @RequirePermission('finanzas.ver')
  findMontos(): Promise<MontosDeOficinaDto> {
    return this.oficina.montos();
  }

  /** The same as the two calls of the office, in the shape of the reference template. Who may not see amounts gets none. */
  @Get('project')
  @RequirePermission('paneles.ver')
  async findProyecto(@Tenant() { rolId }: TenantContext): Promise<ProyectoDto> {
    const { zonaHoraria } = await this.directory.cuenta();
    const montos = isAllowed(rolId, 'finanzas.ver') ? await this.oficina.montos() : await this.oficina.sinMontos();
    return toProyecto(await this.oficina.get(), montos, zonaHoraria);
  }

  /** How the product is used in the cuenta. It says how often, never by whom. */
  @Get('analytics')
  @RequirePermission('analitica.ver')
  findAnalitica(): Promise<AnaliticaDto> {
    return this.analitica.get();
  }
}
