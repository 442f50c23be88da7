import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../common/access/access.decorators.js';
import { Idempotent } from '../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { CrearEventoDto, EventoDeAgendaDto, ModificarEventoDto } from './agenda.dto.js';
import { toEventoDeAgenda } from './agenda.presenter.js';
import { type EventoFila, EventosRepository } from './eventos.repository.js';
import { EventosService } from './eventos.service.js';

@ApiTags('agenda')
@Controller('agenda/eventos')
export class EventosController {
  constructor(
    private readonly eventos: EventosService,
    private readonly repository: EventosRepository,
    private readonly directory: CuentaDirectory,
  ) {}

  /** One event. */
  @Get(':id')
  @RequirePermission('agenda.ver')
  async get(@Param('id', IdPipe) id: string): Promise<EventoDeAgendaDto> {
    return this.present(await this.repository.get(id));
  }

  /** Adds an event. That of a signature sets the planned day of its carpeta. */
  @Post()
  @HttpCode(200)
  @RequirePermission('agenda.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: CrearEventoDto): Promise<EventoDeAgendaDto> {
    return this.present(await this.eventos.create(body));
  }

  /** Changes fields of an event. */
  @Patch(':id')
  @RequirePermission('agenda.editar')
  @ApiIfMatch({ required: false })
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: ModificarEventoDto,
    @OptionalIfMatch() version?: number,
  ): Promise<EventoDeAgendaDto> {
    return this.present(await this.eventos.update(id, body, version));
  }

  /** Deletes an event. It can be restored for a day. */
  @Delete(':id')
  @RequirePermission('agenda.editar')
  async remove(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.eventos.remove(id);
    return true;
  }

  /** Restores a deleted event. */
  @Post(':id/restaurar')
  @HttpCode(200)
  @RequirePermission('agenda.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<EventoDeAgendaDto> {
    return this.present(await this.eventos.restore(id));
  }

  private async present(evento: EventoFila): Promise<EventoDeAgendaDto> {
    return toEventoDeAgenda(evento, await this.directory.naming());
  }
}
