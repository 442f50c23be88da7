import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { WHOLE_LIST } from '../../common/http/bodies.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { toTarjeta } from './tableros.presenter.js';
import { CrearTarjetaDto, ModificarTarjetaDto, MoverTarjetasDto, TarjetaDto, TarjetasQuery } from './tarjetas.dto.js';
import { TarjetasRepository } from './tarjetas.repository.js';
import { TarjetasService } from './tarjetas.service.js';

@ApiTags('tableros')
@Controller('apps/scrumboard/board')
@RequirePermission('tableros.editar')
export class TarjetasController {
  constructor(
    private readonly tarjetas: TarjetasService,
    private readonly repository: TarjetasRepository,
  ) {}

  /** The cards with the ids that were sent. Deleted cards are left out. */
  @Get('cards')
  @RequirePermission('tableros.ver')
  async findByIds(@Query() { ids }: TarjetasQuery): Promise<TarjetaDto[]> {
    return (await this.repository.findByIds(ids)).map(toTarjeta);
  }

  /** Adds a card to a list, by POST as other domains do. */
  @Post('card')
  @HttpCode(200)
  @Idempotent({ newId: 'card.id' })
  async post(@Body() { card }: CrearTarjetaDto): Promise<TarjetaDto> {
    return toTarjeta(await this.tarjetas.create(card));
  }

  /** Changes the sent fields of a card, except its place. */
  @Patch('card')
  @ApiIfMatch({ required: false })
  async update(
    @OptionalIfMatch() version: number | undefined,
    @Body() { id, card }: ModificarTarjetaDto,
  ): Promise<TarjetaDto> {
    return toTarjeta(await this.tarjetas.update(id, version, card));
  }

  /** Moves cards to their lists and positions. Deleted cards are left out; any other failure moves none. */
  @Patch('cards')
  @RouteConfig(WHOLE_LIST)
  async move(@Body() { cards }: MoverTarjetasDto): Promise<TarjetaDto[]> {
    const lugares = cards.map(({ id, listId, position }) => ({ id, listaId: listId, posicion: position }));
    return (await this.tarjetas.move(lugares)).map(toTarjeta);
  }

  /** Deletes a card. */
  @Delete('card')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.tarjetas.remove(id);
    return true;
  }

  /** Restores a card that was deleted in the last day. */
  @Post('card/:id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<TarjetaDto> {
    return toTarjeta(await this.tarjetas.restore(id));
  }
}
