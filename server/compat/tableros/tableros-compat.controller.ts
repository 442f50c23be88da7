import { Body, Controller, Get, Patch, Put, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { WHOLE_LIST } from '../../common/http/bodies.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { CrearEtiquetaDeTableroDto, EtiquetaDeTableroDto } from '../../oficina/tableros/etiquetas.dto.js';
import { EtiquetasDeTableroService } from '../../oficina/tableros/etiquetas.service.js';
import { tablerosOf } from '../../oficina/tableros/lista-con-tarjetas.js';
import { CrearListaDto, ListaDto } from '../../oficina/tableros/listas.dto.js';
import { ListasService } from '../../oficina/tableros/listas.service.js';
import { CrearTableroDto, TableroDto, TableroResumenDto } from '../../oficina/tableros/tableros.dto.js';
import {
  toEtiquetaDeTablero,
  toLista,
  toTablero,
  toTableroResumen,
  toTarjeta,
} from '../../oficina/tableros/tableros.presenter.js';
import { TablerosService } from '../../oficina/tableros/tableros.service.js';
import { CrearTarjetaDto, TarjetaDto } from '../../oficina/tableros/tarjetas.dto.js';
import { TarjetasService } from '../../oficina/tableros/tarjetas.service.js';
import { BuscarTablerosQuery, EtiquetasDeTableroQuery, OrdenarTarjetasDto } from './tableros-compat.dto.js';

@ApiTags('tableros')
@Controller('apps/scrumboard/board')
@RequirePermission('tableros.editar')
export class TablerosCompatController {
  constructor(
    private readonly tableros: TablerosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The boards whose title or description has all words of the query. */
  @Get('search')
  @RequirePermission('tableros.ver')
  async search(@Query() { query }: BuscarTablerosQuery): Promise<TableroResumenDto[]> {
    const conocidos = await this.directory.conocidos();
    return (await this.tableros.find(query)).map((tablero) => toTableroResumen(tablero, conocidos));
  }

  /** Adds a board. The specification of the template uses PUT. */
  @Put()
  @Idempotent({ newId: 'board.id' })
  async put(@Body() { board }: CrearTableroDto): Promise<TableroDto> {
    return toTablero(await this.tableros.create(board), await this.directory.conocidos());
  }
}

@ApiTags('tableros')
@Controller('apps/scrumboard/board')
@RequirePermission('tableros.editar')
export class ListasCompatController {
  constructor(private readonly listas: ListasService) {}

  /** Adds a list to a board, by PUT like boards and cards. */
  @Put('list')
  @Idempotent({ newId: 'list.id' })
  async put(@Body() { list }: CrearListaDto): Promise<ListaDto> {
    return toLista(await this.listas.create(list));
  }
}

@ApiTags('tableros')
@Controller('apps/scrumboard/board')
@RequirePermission('tableros.editar')
export class TarjetasCompatController {
  constructor(
    private readonly tarjetas: TarjetasService,
    private readonly tableros: TablerosService,
  ) {}

  /** Adds a card to a list, at `position` or else at the end. */
  @Put('card')
  @Idempotent({ newId: 'card.id' })
  async create(@Body() { card }: CrearTarjetaDto): Promise<TarjetaDto> {
    return toTarjeta(await this.tarjetas.create(card));
  }

  /** Numbers the cards from 0 in this order. The answer has all cards of their boards. */
  @Patch('card/positions')
  @RouteConfig(WHOLE_LIST)
  async order(@Body() { cards }: OrdenarTarjetasDto): Promise<TarjetaDto[]> {
    const ordered = await this.tarjetas.move(cards.map(({ id }, posicion) => ({ id, listaId: null, posicion })));
    const all: TarjetaDto[] = [];
    for (const tableroId of tablerosOf(ordered)) {
      const { listas } = await this.tableros.get(tableroId);
      all.push(...listas.flatMap(({ tarjetas }) => tarjetas.map(toTarjeta)));
    }
    return all;
  }
}

@ApiTags('tableros')
@Controller('apps/scrumboard/board')
@RequirePermission('tableros.editar')
export class EtiquetasDeTableroCompatController {
  constructor(
    private readonly etiquetas: EtiquetasDeTableroService,
    private readonly tableros: TablerosService,
  ) {}

  /** The labels of a board, the newest first. */
  @Get('labels')
  @RequirePermission('tableros.ver')
  async findAll(@Query() { boardId }: EtiquetasDeTableroQuery): Promise<EtiquetaDeTableroDto[]> {
    return (await this.tableros.get(boardId)).etiquetas.map(toEtiquetaDeTablero);
  }

  /** Adds a label to a board. */
  @Put('label')
  @Idempotent({ newId: 'label.id' })
  async create(@Body() { label }: CrearEtiquetaDeTableroDto): Promise<EtiquetaDeTableroDto> {
    return toEtiquetaDeTablero(await this.etiquetas.create(label));
  }
}
