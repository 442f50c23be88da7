import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { ClausulasService } from './clausulas.service.js';
import { ClausulaDto, CrearClausulaDto, ModificarClausulaDto } from './plantillas.dto.js';
import { toClausula } from './plantillas.presenter.js';

@ApiTags('plantillas')
@Controller('clausulas')
export class ClausulasController {
  constructor(private readonly clausulas: ClausulasService) {}

  /** The clauses of the office, by name. */
  @Get()
  @RequirePermission('plantillas.usar')
  async findAll(): Promise<ClausulaDto[]> {
    return (await this.clausulas.findAll()).map(toClausula);
  }

  /** Adds a clause. A refusal tells all faults of its text. */
  @Post()
  @RequirePermission('plantillas.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: CrearClausulaDto): Promise<ClausulaDto> {
    return toClausula(await this.clausulas.create(body));
  }

  /** Changes a clause. Documents made with it stay as they are. */
  @Patch(':id')
  @RequirePermission('plantillas.editar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ModificarClausulaDto,
  ): Promise<ClausulaDto> {
    return toClausula(await this.clausulas.update(id, version, body));
  }

  /** Deletes a clause that no template and no other clause names. */
  @Delete(':id')
  @RequirePermission('plantillas.editar')
  async remove(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.clausulas.remove(id);
    return true;
  }
}
