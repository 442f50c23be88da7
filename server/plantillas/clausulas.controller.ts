import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../common/access/access.decorators.js';
import { Idempotent } from '../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { ClausulaDto, CrearClausulaDto, ModificarClausulaDto } from './plantillas.dto.js';
import { toClausula } from './plantillas.presenter.js';
import { PlantillasService } from './plantillas.service.js';

@ApiTags('plantillas')
@Controller('clausulas')
export class ClausulasController {
  constructor(private readonly plantillas: PlantillasService) {}

  /** The clauses of the office, by name. */
  @Get()
  @RequirePermission('plantillas.usar')
  async findAll(): Promise<ClausulaDto[]> {
    return (await this.plantillas.findClausulas()).map(toClausula);
  }

  /** Adds a clause. */
  @Post()
  @RequirePermission('plantillas.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: CrearClausulaDto): Promise<ClausulaDto> {
    return toClausula(await this.plantillas.createClausula(body));
  }

  /** Changes a clause. Documents that have it stay as they are. */
  @Patch(':id')
  @RequirePermission('plantillas.editar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ModificarClausulaDto,
  ): Promise<ClausulaDto> {
    return toClausula(await this.plantillas.updateClausula(id, version, body));
  }

  /** Deletes a clause that no template names. */
  @Delete(':id')
  @RequirePermission('plantillas.editar')
  async remove(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.plantillas.removeClausula(id);
    return true;
  }
}
