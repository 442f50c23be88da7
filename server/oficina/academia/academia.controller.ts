import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdsQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import {
  AvanceDto,
  CategoriaDto,
  CursoConPasosDto,
  CursoDto,
  CursoQuery,
  PedidoQuery,
  PedirCursoDto,
  PersonaDeAcademiaDto,
} from './academia.dto.js';
import { presentCategorias, presentCurso, presentCursoConPasos, presentPersona } from './academia.presenter.js';
import { Catalogo } from './catalogo.service.js';
import { PedidosService } from './pedidos.service.js';
import { ProgresosService } from './progresos.service.js';

@ApiTags('academia')
@Controller('apps/academy')
@RequirePermission('academia.ver')
export class AcademiaController {
  constructor(
    private readonly catalogo: Catalogo,
    private readonly progresos: ProgresosService,
    private readonly pedidos: PedidosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The categories of courses, by title. */
  @Get('categories')
  findCategories(): CategoriaDto[] {
    return presentCategorias();
  }

  /** The courses that I see, or some of them: those of the product, then those of the cuenta. */
  @Get('courses')
  async findCourses(@Query() { ids }: IdsQuery): Promise<CursoDto[]> {
    const { zonaHoraria } = await this.directory.cuenta();
    return (await this.catalogo.find(ids)).map((visto) => presentCurso(visto, zonaHoraria));
  }

  /** A course with its steps. A course of the product has also its slug for an id. */
  @Get('courses/course')
  async getCourse(@Query() { id }: CursoQuery): Promise<CursoConPasosDto> {
    const { zonaHoraria } = await this.directory.cuenta();
    return presentCursoConPasos(await this.catalogo.get(id), zonaHoraria);
  }

  /** Moves me forward in a course: to a step, or to having completed it once more. */
  @Put('courses/:id/progress')
  async advance(@Param('id', IdPipe) id: string, @Body() avance: AvanceDto): Promise<boolean> {
    await this.progresos.advance(id, avance);
    return true;
  }

  /** The members, with the courses that they began, completed or were asked to take. */
  @Get('team')
  @RequirePermission('academia.equipo')
  async findTeam(): Promise<PersonaDeAcademiaDto[]> {
    return (await this.pedidos.team()).map(presentPersona);
  }

  /** Asks members to take a course by a day. Each is told, and has a task. Asking again renews it. */
  @Post('requests')
  @HttpCode(200)
  @RequirePermission('academia.equipo')
  async request(@Body() pedido: PedirCursoDto): Promise<boolean> {
    await this.pedidos.request(pedido);
    return true;
  }

  /** Takes a request back, with its task if that is not completed. */
  @Delete('requests')
  @RequirePermission('academia.equipo')
  async withdraw(@Query() pedido: PedidoQuery): Promise<boolean> {
    await this.pedidos.withdraw(pedido);
    return true;
  }
}
