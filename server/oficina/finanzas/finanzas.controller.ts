import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { CambiosPresupuestoDto, FinanzasDto, FinanzasQuery, PresupuestoDto } from './finanzas.dto.js';
import { FinanzasService } from './finanzas.service.js';

@ApiTags('finanzas')
@Controller()
export class FinanzasController {
  constructor(private readonly finanzas: FinanzasService) {}

  /** The sums of the operations that I see, in one currency and one period. */
  @Get('dashboards/finance')
  @RequirePermission('finanzas.ver')
  findPanel(@Query() query: FinanzasQuery): Promise<FinanzasDto> {
    return this.finanzas.find(query);
  }

  /** Sets the limits of the budget in one currency. */
  @Put('finanzas/presupuesto')
  @RequirePermission('finanzas.administrar')
  @ApiIfMatch({ required: false })
  setPresupuesto(@Body() limites: CambiosPresupuestoDto, @OptionalIfMatch() version?: number): Promise<PresupuestoDto> {
    return this.finanzas.setPresupuesto(limites, version);
  }
}
