import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { CrearTableroDto, ModificarTableroDto, TableroDto, TableroResumenDto } from './tableros.dto.js';
import { toTablero, toTableroResumen } from './tableros.presenter.js';
import { type TableroCompleto, TablerosService } from './tableros.service.js';

@ApiTags('tableros')
@Controller('apps/scrumboard')
@RequirePermission('tableros.editar')
export class TablerosController {
  constructor(
    private readonly tableros: TablerosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The boards of the cuenta, oldest first. */
  @Get('boards')
  @RequirePermission('tableros.ver')
  async findAll(): Promise<TableroResumenDto[]> {
    const conocidos = await this.directory.conocidos();
    return (await this.tableros.find()).map((tablero) => toTableroResumen(tablero, conocidos));
  }

  /** A board with its lists, cards and labels. */
  @Get('board')
  @RequirePermission('tableros.ver')
  async get(@Query() { id }: IdQuery): Promise<TableroDto> {
    return this.present(await this.tableros.get(id));
  }

  /** Adds a board. Without `members`, its only member is the person who adds it. */
  @Post('board')
  @HttpCode(200)
  @Idempotent({ newId: 'board.id' })
  async create(@Body() { board }: CrearTableroDto): Promise<TableroDto> {
    return this.present(await this.tableros.create(board));
  }

  /** Changes the sent fields of a board. */
  @Patch('board')
  @ApiIfMatch({ required: false })
  async update(
    @OptionalIfMatch() version: number | undefined,
    @Body() { id, board }: ModificarTableroDto,
  ): Promise<TableroDto> {
    return this.present(await this.tableros.update(id, version, board));
  }

  /** Deletes a board with all its content. */
  @Delete('board')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.tableros.remove(id);
    return true;
  }

  /** Restores a board that was deleted in the last day. */
  @Post('board/:id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<TableroDto> {
    return this.present(await this.tableros.restore(id));
  }

  private async present(tablero: TableroCompleto): Promise<TableroDto> {
    return toTablero(tablero, await this.directory.conocidos());
  }
}
