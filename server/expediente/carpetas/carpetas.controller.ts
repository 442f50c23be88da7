import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission, WritesOnRead } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { PageQuery, paginacionOf } from '../../common/input/pagination.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { type CarpetaConMovimientos, CarpetaEstadosService } from './carpeta-estados.service.js';
import {
  ActividadDto,
  CarpetaDetalleDto,
  CarpetasDto,
  CrearCarpetaDto,
  DevolverPropuestaDto,
  EscritorioDto,
  EtiquetaDto,
  ModificarCarpetaDto,
  MoverCarpetaDto,
} from './carpetas.dto.js';
import { toDetalle, toEvento, toHallada } from './carpetas.presenter.js';
import { CarpetasService } from './carpetas.service.js';
import { CarpetasListRepository } from './carpetas-list.repository.js';
import { CarpetasQuery } from './carpetas-query.dto.js';
import { Coincidencias } from './coincidencias.service.js';
import { EscritorioService } from './escritorio.service.js';
import { PropuestasService } from './propuestas.service.js';

/** The facts that are left out of the activity, since the comments show them. */
const SHOWN_AS_COMMENTS = ['comentario.agregado', 'comentario.modificado'] as const;

@ApiTags('carpetas')
@Controller()
export class CarpetasController {
  constructor(
    private readonly carpetas: CarpetasService,
    private readonly lista: CarpetasListRepository,
    private readonly estados: CarpetaEstadosService,
    private readonly propuestas: PropuestasService,
    private readonly escritorio: EscritorioService,
    private readonly coincidencias: Coincidencias,
    private readonly auditoria: Auditoria,
    private readonly directory: CuentaDirectory,
  ) {}

  /** A page of the visible carpetas. */
  @Get('carpetas')
  @RequirePermission('carpetas.ver')
  async findPage(@Query() query: CarpetasQuery): Promise<CarpetasDto> {
    const [rows, total] = await this.carpetas.findPage(query);
    const naming = await this.directory.naming();
    const coincidencias = await this.coincidencias.find(query.buscar, rows);
    const carpetas = rows.map((row) => toHallada(row, naming, coincidencias.get(row.id) ?? null));
    return { carpetas, paginacion: paginacionOf(query, total) };
  }

  /** The etiquetas in use, by name. */
  @Get('etiquetas')
  @RequirePermission('carpetas.ver')
  findEtiquetas(): Promise<EtiquetaDto[]> {
    return this.lista.findEtiquetas();
  }

  /** A carpeta, with the moves out of its state. */
  @Get('carpetas/:id')
  @RequirePermission('carpetas.ver')
  @WritesOnRead()
  async get(@Param('id', IdPipe) id: string): Promise<CarpetaDetalleDto> {
    return this.present(await this.carpetas.get(id));
  }

  /** Reads a carpeta with all that its desk and the names of its tabs show. */
  @Get('carpetas/:id/escritorio')
  @RequirePermission('carpetas.ver')
  @WritesOnRead()
  async getEscritorio(@Param('id', IdPipe) id: string): Promise<EscritorioDto> {
    const read = await this.carpetas.get(id);
    return { carpeta: await this.present(read), partes: await this.escritorio.find(read.carpeta) };
  }

  /** Creates a carpeta, as a draft or opened. */
  @Post('carpetas')
  @RequirePermission('carpetas.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: CrearCarpetaDto): Promise<CarpetaDetalleDto> {
    return this.present(await this.carpetas.create(body));
  }

  /** Writes fields of a carpeta. */
  @Patch('carpetas/:id')
  @RequirePermission('carpetas.editar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ModificarCarpetaDto,
  ): Promise<CarpetaDetalleDto> {
    return this.present(await this.carpetas.update(id, version, body));
  }

  /** Moves a carpeta to another state. A refusal tells everything that is missing. */
  @Post('carpetas/:id/mover')
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  @ApiIfMatch()
  async move(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: MoverCarpetaDto,
  ): Promise<CarpetaDetalleDto> {
    return this.present(await this.estados.move(id, version, body));
  }

  /** Proposes a carpeta for the signature to the people who decide. Refused while something is missing. */
  @Post('carpetas/:id/proponer')
  @HttpCode(200)
  @RequirePermission('carpetas.proponer')
  async propose(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.propuestas.propose(id);
    return true;
  }

  /** Gives a proposed carpeta back to the person who proposed it. */
  @Post('carpetas/:id/devolver')
  @HttpCode(200)
  @RequirePermission('carpetas.firmar')
  @ApiIfMatch()
  async giveBack(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() { motivo }: DevolverPropuestaDto,
  ): Promise<CarpetaDetalleDto> {
    return this.present(await this.propuestas.giveBack(id, version, motivo));
  }

  /** Puts a draft into the trash. */
  @Delete('carpetas/:id')
  @RequirePermission('carpetas.editar')
  @ApiIfMatch()
  async remove(@Param('id', IdPipe) id: string, @IfMatch() version: number): Promise<boolean> {
    await this.carpetas.remove(id, version);
    return true;
  }

  /** Takes a draft out of the trash. */
  @Post('carpetas/:id/restaurar')
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  @ApiIfMatch()
  async restore(@Param('id', IdPipe) id: string, @IfMatch() version: number): Promise<CarpetaDetalleDto> {
    return this.present(await this.carpetas.restore(id, version));
  }

  /** The facts of a carpeta, newest first, without its comments. */
  @Get('carpetas/:id/actividad')
  @RequirePermission('carpetas.ver')
  async findActividad(@Param('id', IdPipe) id: string, @Query() query: PageQuery): Promise<ActividadDto> {
    await this.carpetas.assertVisible(id);
    const [entries, total] = await this.auditoria.findOfCarpeta(id, query, SHOWN_AS_COMMENTS);
    const naming = await this.directory.naming();
    const palabras = palabrasDe((await this.directory.cuenta()).pais);
    return {
      eventos: entries.map((entry) => toEvento(entry, naming, palabras)),
      paginacion: paginacionOf(query, total),
    };
  }

  private async present(carpeta: CarpetaConMovimientos): Promise<CarpetaDetalleDto> {
    return toDetalle(carpeta, await this.directory.naming());
  }
}
