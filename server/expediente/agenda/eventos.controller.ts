import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { CrearEventoDto, EventoDeAgendaDto, ModificarEventoDto, QuitarEventoQuery } from './agenda.dto.js';
import { toEventoDeAgenda } from './agenda.presenter.js';
import { EnlacesDeAgenda } from './enlaces.service.js';
import { type EventoFila, EventosRepository } from './eventos.repository.js';
import { ICAL } from './ical.js';
import { SeriesService } from './series.service.js';

@ApiTags('agenda')
@Controller('agenda/eventos')
export class EventosController {
  constructor(
    private readonly series: SeriesService,
    private readonly repository: EventosRepository,
    private readonly directory: CuentaDirectory,
    private readonly calendars: EnlacesDeAgenda,
  ) {}

  /** An event of the agenda. */
  @Get(':id')
  @RequirePermission('agenda.ver')
  async get(@Param('id', IdPipe) id: string): Promise<EventoDeAgendaDto> {
    return this.present(await this.repository.get(id));
  }

  /** The event as a file that other calendars read (RFC 5545). */
  @Get(':id/ics')
  @RequirePermission('agenda.ver')
  @ApiProduces(ICAL)
  @ApiOkResponse({ schema: { type: 'string' } })
  async getIcal(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const calendar = await this.calendars.ofEvento(id);
    void reply.type(`${ICAL}; charset=utf-8`);
    return calendar;
  }

  /** Adds an event, or all events of a series, and answers the first one. A signature sets the planned day of its carpeta. */
  @Post()
  @HttpCode(200)
  @RequirePermission('agenda.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: CrearEventoDto): Promise<EventoDeAgendaDto> {
    return this.present(await this.series.create(body));
  }

  /** Changes fields of an event, and on request of other events of its series. */
  @Patch(':id')
  @RequirePermission('agenda.editar')
  @ApiIfMatch({ required: false })
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: ModificarEventoDto,
    @OptionalIfMatch() version?: number,
  ): Promise<EventoDeAgendaDto> {
    return this.present(await this.series.update(id, body, version));
  }

  /** Deletes an event, and on request other events of its series. They can be restored for a day. */
  @Delete(':id')
  @RequirePermission('agenda.editar')
  @ApiIfMatch({ required: false })
  async remove(
    @Param('id', IdPipe) id: string,
    @Query() { alcance }: QuitarEventoQuery,
    @OptionalIfMatch() version?: number,
  ): Promise<boolean> {
    await this.series.remove(id, alcance, version);
    return true;
  }

  /** Restores a deleted event, and those of its series that were deleted with it. */
  @Post(':id/restaurar')
  @HttpCode(200)
  @RequirePermission('agenda.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<EventoDeAgendaDto> {
    return this.present(await this.series.restore(id));
  }

  private async present(evento: EventoFila): Promise<EventoDeAgendaDto> {
    return toEventoDeAgenda(evento, await this.directory.naming());
  }
}
