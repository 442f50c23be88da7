import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { AnaliticaService } from './analitica.service.js';
import { MontosDeOficinaDto, OficinaDto } from './oficina.dto.js';
import { OficinaService } from './oficina.service.js';
import { AnaliticaDto } from './uso.dto.js';

@ApiTags('paneles')
@Controller('dashboards')
export class PanelesController {
  constructor(
    private readonly oficina: OficinaService,
    private readonly analitica: AnaliticaService,
  ) {}

  /**
   * The panel of the office, with only what I may see: this week and last week, today and tomorrow, and the work of
   * each member.
   */
  @Get('oficina')
  @RequirePermission('paneles.ver')
  findOficina(): Promise<OficinaDto> {
    return this.oficina.get();
  }

  /** The sums of the montos of the carpetas that I see, by acto and period. */
  @Get('oficina/montos')
  @RequirePermission('finanzas.ver')
  findMontos(): Promise<MontosDeOficinaDto> {
    return this.oficina.montos();
  }

  /** How much the product is used in the cuenta, but not by whom. */
  @Get('analytics')
  @RequirePermission('analitica.ver')
  findAnalitica(): Promise<AnaliticaDto> {
    return this.analitica.get();
  }
}
