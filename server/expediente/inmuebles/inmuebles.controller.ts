import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { paginacionOf } from '../../common/input/pagination.js';
import { EnEscritorio } from '../carpetas/escritorio.service.js';
import {
  AgregarInmuebleDto,
  CamposInmuebleDto,
  InmuebleDeCarpetaDto,
  InmuebleDto,
  InmueblesDto,
  InmueblesQuery,
  ModificarInmuebleDeCarpetaDto,
} from './inmuebles.dto.js';
import { toInmueble, toInmuebleDeCarpeta } from './inmuebles.presenter.js';
import { InmueblesService } from './inmuebles.service.js';

@ApiTags('inmuebles')
@Controller()
export class InmueblesController {
  constructor(private readonly inmuebles: InmueblesService) {}

  /** A page of the inmuebles of the office that I may see, the latest changed first. */
  @Get('inmuebles')
  @RequirePermission('carpetas.ver')
  async findPage(@Query() query: InmueblesQuery): Promise<InmueblesDto> {
    const [inmuebles, total] = await this.inmuebles.findPage(query);
    return { inmuebles: inmuebles.map(toInmueble), paginacion: paginacionOf(query, total) };
  }

  /** An inmueble that the office knows. */
  @Get('inmuebles/:id')
  @RequirePermission('carpetas.ver')
  async get(@Param('id', IdPipe) id: string): Promise<InmuebleDto> {
    return toInmueble(await this.inmuebles.get(id));
  }

  /** Changes fields of an inmueble. All carpetas that have it show the change, except after their signature. */
  @Patch('inmuebles/:id')
  @RequirePermission('carpetas.editar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: CamposInmuebleDto,
  ): Promise<InmuebleDto> {
    return toInmueble(await this.inmuebles.update(id, version, body));
  }

  /** The inmuebles of a carpeta, in their order. */
  @Get('carpetas/:id/inmuebles')
  @RequirePermission('carpetas.ver')
  @EnEscritorio()
  async findOfCarpeta(@Param('id', IdPipe) id: string): Promise<InmuebleDeCarpetaDto[]> {
    return (await this.inmuebles.findOfCarpeta(id)).map(toInmuebleDeCarpeta);
  }

  /** Adds an inmueble to a carpeta: a known inmueble, or a new one. */
  @Post('carpetas/:id/inmuebles')
  @RequirePermission('carpetas.editar')
  @Idempotent()
  async add(@Param('id', IdPipe) id: string, @Body() body: AgregarInmuebleDto): Promise<InmuebleDeCarpetaDto> {
    return toInmuebleDeCarpeta(await this.inmuebles.add(id, body));
  }

  /** Changes the share or the place of an inmueble in a carpeta. */
  @Patch('carpetas/:id/inmuebles/:inmuebleId')
  @RequirePermission('carpetas.editar')
  async updateInCarpeta(
    @Param('id', IdPipe) id: string,
    @Param('inmuebleId', IdPipe) inmuebleId: string,
    @Body() body: ModificarInmuebleDeCarpetaDto,
  ): Promise<InmuebleDeCarpetaDto> {
    return toInmuebleDeCarpeta(await this.inmuebles.updateInCarpeta(id, inmuebleId, body));
  }

  /** Removes an inmueble from a carpeta. The office still knows it. */
  @Delete('carpetas/:id/inmuebles/:inmuebleId')
  @RequirePermission('carpetas.editar')
  async remove(@Param('id', IdPipe) id: string, @Param('inmuebleId', IdPipe) inmuebleId: string): Promise<boolean> {
    await this.inmuebles.remove(id, inmuebleId);
    return true;
  }
}
