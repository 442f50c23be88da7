import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { EnEscritorio } from '../carpetas/escritorio.service.js';
import {
  CamposInscripcionDto,
  ContestarInscripcionDto,
  InscripcionDto,
  NuevaInscripcionDto,
  ObservarInscripcionDto,
  ResolverInscripcionDto,
  VenceOfrecidoDto,
  VenceOfrecidoQuery,
} from './inscripciones.dto.js';
import { toInscripcion } from './inscripciones.presenter.js';
import { InscripcionesService } from './inscripciones.service.js';

/** Each write answers all inscripciones of the carpeta. The write may change the carpeta's state, too. */
@ApiTags('inscripciones')
@Controller()
export class InscripcionesController {
  constructor(private readonly inscripciones: InscripcionesService) {}

  /** The inscripciones of a carpeta, in the order in which they were added. */
  @Get('carpetas/:id/inscripciones')
  @RequirePermission('carpetas.ver')
  @EnEscritorio()
  async findAll(@Param('id', IdPipe) id: string): Promise<InscripcionDto[]> {
    return (await this.inscripciones.findOfCarpeta(id)).map(toInscripcion);
  }

  /**
   * The last day on which a presentation keeps its place, by a rule of the cuenta. It counts from a presentation or an
   * observation.
   */
  @Get('carpetas/:id/inscripciones/vence')
  @RequirePermission('inscripciones.editar')
  async offerVence(@Param('id', IdPipe) id: string, @Query() query: VenceOfrecidoQuery): Promise<VenceOfrecidoDto> {
    const none = { vence: null, regla: null, fuente: null, porConfirmar: false };
    return (await this.inscripciones.offerVence(id, query)) ?? none;
  }

  /** Adds an inscripción. With a day of presentation, the carpeta moves to en_inscripcion. */
  @Post('carpetas/:id/inscripciones')
  @HttpCode(200)
  @RequirePermission('inscripciones.editar')
  @Idempotent({ newId: 'id' })
  async create(@Param('id', IdPipe) id: string, @Body() body: NuevaInscripcionDto): Promise<InscripcionDto[]> {
    return (await this.inscripciones.create(id, body)).map(toInscripcion);
  }

  /** Changes fields of an inscripción. Writing the day of the presentation presents it. */
  @Patch('inscripciones/:id')
  @RequirePermission('inscripciones.editar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: CamposInscripcionDto,
  ): Promise<InscripcionDto[]> {
    return (await this.inscripciones.update(id, version, body)).map(toInscripcion);
  }

  /** Writes an observation of the register. The carpeta is observada until the observation is answered. */
  @Post('inscripciones/:id/observar')
  @HttpCode(200)
  @RequirePermission('inscripciones.editar')
  @ApiIfMatch()
  async observe(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ObservarInscripcionDto,
  ): Promise<InscripcionDto[]> {
    return (await this.inscripciones.observe(id, version, body)).map(toInscripcion);
  }

  /** Writes the answer to the observation. */
  @Post('inscripciones/:id/contestar')
  @HttpCode(200)
  @RequirePermission('inscripciones.editar')
  @ApiIfMatch()
  async answer(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ContestarInscripcionDto,
  ): Promise<InscripcionDto[]> {
    return (await this.inscripciones.answer(id, version, body)).map(toInscripcion);
  }

  /** Writes the result. Once all inscripciones are entered, the carpeta moves to inscripta. */
  @Post('inscripciones/:id/resolver')
  @HttpCode(200)
  @RequirePermission('inscripciones.editar')
  @ApiIfMatch()
  async resolve(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ResolverInscripcionDto,
  ): Promise<InscripcionDto[]> {
    return (await this.inscripciones.resolve(id, version, body)).map(toInscripcion);
  }

  /** Removes the result of an inscripción. Refused once its carpeta is inscripta. */
  @Post('inscripciones/:id/reabrir')
  @HttpCode(200)
  @RequirePermission('inscripciones.editar')
  @ApiIfMatch()
  async reopen(@Param('id', IdPipe) id: string, @IfMatch() version: number): Promise<InscripcionDto[]> {
    return (await this.inscripciones.reopen(id, version)).map(toInscripcion);
  }

  /** Removes an inscripción without a result. */
  @Delete('inscripciones/:id')
  @RequirePermission('inscripciones.editar')
  @ApiIfMatch()
  async remove(@Param('id', IdPipe) id: string, @IfMatch() version: number): Promise<boolean> {
    await this.inscripciones.remove(id, version);
    return true;
  }
}
