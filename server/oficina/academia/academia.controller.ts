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

  /** The courses that I see, or only the courses with the ids that were sent. Courses of the product come first. */
  @Get('courses')
  async findCourses(@Query() { ids }: IdsQuery): Promise<CursoDto[]> {
    const { zonaHoraria } = await this.directory.cuenta();
    return (await this.catalogo.find(ids)).map((visto) => presentCurso(visto, zonaHoraria));
  }

  /** A course with its steps. The id of a course of the product may also be its slug. */
  @Get('courses/course')
  async getCourse(@Query() { id }: CursoQuery): Promise<CursoConPasosDto> {
    const { zonaHoraria } = await this.directory.cuenta();
    return presentCursoConPasos(await this.catalogo.get(id), zonaHoraria);
  }

  /** Records how far I am in a course: the step I reached, or that I completed the course once more. */
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

  /** Asks members to take a course by a day. Each member is told and gets a task. Asking again renews the request. */
  @Post('requests')
  @HttpCode(200)
  @RequirePermission('academia.equipo')
  async request(@Body() pedido: PedirCursoDto): Promise<boolean> {
    await this.pedidos.request(pedido);
    return true;
  }

  /** Takes a request back. Its task is deleted unless the task is completed. */
  @Delete('requests')
  @RequirePermission('academia.equipo')
  async withdraw(@Query() pedido: PedidoQuery): Promise<boolean> {
    await this.pedidos.withdraw(pedido);
    return true;
  }
}
