import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../common/access/access.decorators.js';
import { Idempotent } from '../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../common/input/id.dto.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { CrearListaDto, ListaDto, ModificarListaDto, MoverListasDto } from './listas.dto.js';
import { ListasService } from './listas.service.js';
import { toLista } from './tableros.presenter.js';
import { TakesWholeCards } from './takes-whole-cards.js';

@ApiTags('tableros')
@Controller('apps/scrumboard/board')
@RequirePermission('tableros.editar')
export class ListasController {
  constructor(private readonly listas: ListasService) {}

  /** Adds a list to a board, at its end unless it is said where. */
  @Post('list')
  @HttpCode(200)
  @Idempotent({ newId: 'list.id' })
  async create(@Body() { list }: CrearListaDto): Promise<ListaDto> {
    return toLista(await this.listas.create(list));
  }

  /** The same, as the calls for boards and cards are made. */
  @Put('list')
  @Idempotent({ newId: 'list.id' })
  async put(@Body() body: CrearListaDto): Promise<ListaDto> {
    return this.create(body);
  }

  /** Writes what was sent of a list. Answers with the cards that it has, whatever was sent of them. */
  @Patch('list')
  @TakesWholeCards()
  @ApiIfMatch({ required: false })
  async update(@OptionalIfMatch() version: number | undefined, @Body() { list }: ModificarListaDto): Promise<ListaDto> {
    return toLista(await this.listas.update(version, list));
  }

  /** Puts lists in their places: all that are still there, or none. */
  @Patch('lists')
  @TakesWholeCards()
  async move(@Body() { lists }: MoverListasDto): Promise<ListaDto[]> {
    return (await this.listas.move(lists)).map(toLista);
  }

  /** Deletes a list with its cards. */
  @Delete('list')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.listas.remove(id);
    return true;
  }

  /** Takes back a deletion of the last day, with the cards that were in the list. */
  @Post('list/:id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<ListaDto> {
    return toLista(await this.listas.restore(id));
  }
}
