import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { CambiosCursoDto, CursoConPasosDto, NuevoCursoDto, NuevoPasoDto, OrdenPasosDto } from './academia.dto.js';
import { presentCursoConPasos } from './academia.presenter.js';
import { Catalogo } from './catalogo.service.js';
import { CursosService } from './cursos.service.js';
import { PasosService } from './pasos.service.js';

@ApiTags('academia')
@Controller('apps/academy/courses')
@RequirePermission('academia.editar')
export class CursosController {
  constructor(
    private readonly cursos: CursosService,
    private readonly pasos: PasosService,
    private readonly catalogo: Catalogo,
    private readonly directory: CuentaDirectory,
  ) {}

  /** Adds a course of the cuenta, as a draft without steps. */
  @Post()
  @HttpCode(200)
  @Idempotent({ newId: 'id' })
  async create(@Body() nuevo: NuevoCursoDto): Promise<CursoConPasosDto> {
    return this.present((await this.cursos.create(nuevo)).id);
  }

  /** Changes the fields that are sent. Also publishes the course or makes it a draft again. */
  @Patch(':id')
  @ApiIfMatch({ required: false })
  async update(
    @Param('id', IdPipe) id: string,
    @OptionalIfMatch() version: number | undefined,
    @Body() cambios: CambiosCursoDto,
  ): Promise<CursoConPasosDto> {
    await this.cursos.update(id, cambios, version);
    return this.present(id);
  }

  /** Deletes a course of the cuenta with its steps. */
  @Delete(':id')
  async remove(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.cursos.remove(id);
    return true;
  }

  /** Restores a course that was deleted in the last day. */
  @Post(':id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<CursoConPasosDto> {
    await this.cursos.restore(id);
    return this.present(id);
  }

  /** Adds a step at the end of a course of the cuenta. */
  @Post(':id/steps')
  @HttpCode(200)
  @Idempotent({ newId: 'id' })
  async addStep(@Param('id', IdPipe) id: string, @Body() nuevo: NuevoPasoDto): Promise<CursoConPasosDto> {
    await this.pasos.create(id, nuevo);
    return this.present(id);
  }

  /** Puts the steps of a course of the cuenta in a new order. */
  @Put(':id/order')
  async order(@Param('id', IdPipe) id: string, @Body() { steps }: OrdenPasosDto): Promise<CursoConPasosDto> {
    await this.pasos.order(id, steps);
    return this.present(id);
  }

  private async present(id: string): Promise<CursoConPasosDto> {
    const { zonaHoraria } = await this.directory.cuenta();
    return presentCursoConPasos(await this.catalogo.get(id), zonaHoraria);
  }
}
