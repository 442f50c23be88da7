import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { PanelDeCotizacionesDto } from './panel.dto.js';
import { PanelDeCotizaciones } from './panel.service.js';

@ApiTags('cotizaciones')
@Controller('dashboards/crypto')
export class PanelDeCotizacionesController {
  constructor(private readonly panel: PanelDeCotizaciones) {}

  /** The rates that I follow, and the montos of open carpetas by currency. */
  @Get()
  @RequirePermission('cotizaciones.ver')
  findPanel(): Promise<PanelDeCotizacionesDto> {
    return this.panel.find();
  }
}
