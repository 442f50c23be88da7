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

  /** How the product is used in the cuenta. It says how often, never by whom. */
  @Get('analytics')
  @RequirePermission('analitica.ver')
  findAnalitica(): Promise<AnaliticaDto> {
    return this.analitica.get();
  }
}
