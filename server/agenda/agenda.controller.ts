import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { AgendaDto, AgendaQuery, ConsecuenciasDto, ConsecuenciasQuery } from './agenda.dto.js';
import { toAgendaItem } from './agenda.presenter.js';
import { AgendaService } from './agenda.service.js';

@ApiTags('agenda')
@Controller('agenda')
export class AgendaController {
  constructor(
    private readonly agenda: AgendaService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** What there is from one day to another: signatures, events, plazos and tareas, of me or of all. */
  @Get()
  @RequirePermission('agenda.ver')
  async find(@Query() { desde, hasta, de }: AgendaQuery): Promise<AgendaDto> {
    const mine = de === 'yo' ? this.transactions.tenant.usuarioId : null;
    const items = await this.agenda.find(desde, hasta, mine);
    const naming = await this.directory.naming();
    return {
      hoy: await this.agenda.hoy(),
      items: items.map((item) => toAgendaItem(item, naming)),
      feriados: await this.agenda.findFeriados(desde, hasta),
    };
  }

  /** What follows from moving something to another day, before it is moved. */
  @Get('consecuencias')
  @RequirePermission('agenda.ver')
  async findConsequences(@Query() { dia, carpetaId }: ConsecuenciasQuery): Promise<ConsecuenciasDto> {
    return { consecuencias: await this.agenda.consequences(dia, carpetaId ?? null) };
  }
}
