import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { WHOLE_LIST } from '../../common/http/bodies.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CrearListaDto, ListaDto, ModificarListaDto, MoverListasDto } from './listas.dto.js';
import { ListasService } from './listas.service.js';
import { toLista } from './tableros.presenter.js';

@ApiTags('tableros')
@Controller('apps/scrumboard/board')
@RequirePermission('tableros.editar')
export class ListasController {
  constructor(private readonly listas: ListasService) {}

  /** Adds a list to a board, at `position`, otherwise at the end. */
  @Post('list')
  @HttpCode(200)
  @Idempotent({ newId: 'list.id' })
  async create(@Body() { list }: CrearListaDto): Promise<ListaDto> {
    return toLista(await this.listas.create(list));
  }

  /** Changes the sent fields of a list. Cards in the body are ignored; the answer has the stored cards. */
  @Patch('list')
  @RouteConfig(WHOLE_LIST)
  @ApiIfMatch({ required: false })
  async update(@OptionalIfMatch() version: number | undefined, @Body() { list }: ModificarListaDto): Promise<ListaDto> {
    return toLista(await this.listas.update(version, list));
  }

  /** Moves lists to their positions. Deleted lists are left out; any other failure moves none. */
  @Patch('lists')
  @RouteConfig(WHOLE_LIST)
  async move(@Body() { lists }: MoverListasDto): Promise<ListaDto[]> {
    return (await this.listas.move(lists)).map(toLista);
  }

  /** Deletes a list with its cards. */
  @Delete('list')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.listas.remove(id);
    return true;
  }

  /** Restores a list that was deleted in the last day, with its cards. */
  @Post('list/:id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<ListaDto> {
    return toLista(await this.listas.restore(id));
  }
}
