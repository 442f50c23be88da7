import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { EnEscritorio } from '../carpetas/escritorio.service.js';
import { AgendaDto, AgendaQuery, ConsecuenciasDto, ConsecuenciasQuery, PendientesDto } from './agenda.dto.js';
import { toAgendaItem } from './agenda.presenter.js';
import { AgendaService } from './agenda.service.js';
import type { AgendaItem } from './agenda-source.js';
import { ConsecuenciasService } from './consecuencias.service.js';

@ApiTags('agenda')
@Controller('agenda')
export class AgendaController {
  constructor(
    private readonly agenda: AgendaService,
    private readonly consecuencias: ConsecuenciasService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** The items of a period: signatures, events, plazos, tareas and others. They are mine, or everybody's. */
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

  /** The open items of a carpeta: the late ones, and the coming ones. */
  @Get('carpetas/:id')
  @RequirePermission('agenda.ver')
  @EnEscritorio()
  async findPendientes(@Param('id', IdPipe) id: string): Promise<PendientesDto> {
    const { hoy, atrasado, proximo } = await this.agenda.findPendientes(id);
    const naming = await this.directory.naming();
    const present = (items: AgendaItem[]) => items.map((item) => toAgendaItem(item, naming));
    return { hoy, atrasado: present(atrasado), proximo: present(proximo) };
  }

  /** The consequences of a move to another day, before the move. */
  @Get('consecuencias')
  @RequirePermission('agenda.ver')
  findConsequences(@Query() { dia, ...movido }: ConsecuenciasQuery): Promise<ConsecuenciasDto> {
    return this.consecuencias.find(dia ?? null, movido);
  }
}
