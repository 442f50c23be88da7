import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { EnEscritorio } from '../carpetas/escritorio.service.js';
import { CamposCopiaDto, NuevaCopiaDto } from './copias.dto.js';
import { CopiasRepository } from './copias.repository.js';
import { CopiasService } from './copias.service.js';
import {
  CorregirFoliosDto,
  ErroseDto,
  FirmarDto,
  InstrumentoDto,
  ModificarInstrumentoDto,
  NumerarInstrumentoDto,
} from './instrumentos.dto.js';
import { InstrumentosService } from './instrumentos.service.js';
import { toInstrumento } from './protocolo.presenter.js';

@ApiTags('protocolo')
@Controller('carpetas/:id')
export class InstrumentosController {
  constructor(
    private readonly instrumentos: InstrumentosService,
    private readonly copias: CopiasService,
    private readonly copiasRepository: CopiasRepository,
  ) {}

  /** The instrumentos of a carpeta, with their copies. The valid instrumento comes first. */
  @Get('instrumentos')
  @RequirePermission('carpetas.ver')
  @EnEscritorio()
  async findOfCarpeta(@Param('id', IdPipe) id: string): Promise<InstrumentoDto[]> {
    const filas = await this.instrumentos.findOfCarpeta(id);
    const copias = await this.copiasRepository.findOf(filas.map((fila) => fila.id));
    return filas.map((fila) => toInstrumento(fila, copias.get(fila.id) ?? []));
  }

  /** Gives the instrumento of a carpeta its number and folios. Answers all instrumentos. */
  @Post('instrumentos')
  @RequirePermission('carpetas.firmar')
  @Idempotent({ newId: 'id' })
  async numerar(@Param('id', IdPipe) id: string, @Body() body: NumerarInstrumentoDto): Promise<InstrumentoDto[]> {
    await this.instrumentos.numerar(id, body);
    return this.findOfCarpeta(id);
  }

  /**
   * Signs a carpeta. Numbers its instrumento, unless it is numbered, and moves the carpeta to firmada. If-Match names
   * the carpeta.
   */
  @Post('firmar')
  @HttpCode(200)
  @RequirePermission('carpetas.firmar')
  @ApiIfMatch()
  async firmar(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: FirmarDto,
  ): Promise<InstrumentoDto[]> {
    await this.instrumentos.firmar(id, version, body);
    return this.findOfCarpeta(id);
  }

  /**
   * Changes fields of an instrumento, but never its number, date or folios. After the signature, a change needs a
   * reason.
   */
  @Patch('instrumentos/:instrumentoId')
  @RequirePermission('carpetas.firmar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @Param('instrumentoId', IdPipe) instrumentoId: string,
    @IfMatch() version: number,
    @Body() body: ModificarInstrumentoDto,
  ): Promise<InstrumentoDto[]> {
    await this.instrumentos.update(id, instrumentoId, version, body);
    return this.findOfCarpeta(id);
  }

  /** Corrects the last folio of an instrumento, with the reason. Refused when its book has later folios. */
  @Post('instrumentos/:instrumentoId/folios')
  @HttpCode(200)
  @RequirePermission('carpetas.firmar')
  @ApiIfMatch()
  async corregirFolios(
    @Param('id', IdPipe) id: string,
    @Param('instrumentoId', IdPipe) instrumentoId: string,
    @IfMatch() version: number,
    @Body() body: CorregirFoliosDto,
  ): Promise<InstrumentoDto[]> {
    await this.instrumentos.corregirFolios(id, instrumentoId, version, body);
    return this.findOfCarpeta(id);
  }

  /** Marks an instrumento as errose before the signature. It keeps its number and folios. */
  @Post('instrumentos/:instrumentoId/errose')
  @HttpCode(200)
  @RequirePermission('carpetas.firmar')
  @ApiIfMatch()
  async errose(
    @Param('id', IdPipe) id: string,
    @Param('instrumentoId', IdPipe) instrumentoId: string,
    @IfMatch() version: number,
    @Body() { motivo }: ErroseDto,
  ): Promise<InstrumentoDto[]> {
    await this.instrumentos.errose(id, instrumentoId, version, motivo);
    return this.findOfCarpeta(id);
  }

  /** Issues the next copy of a kind. Answers all instrumentos. */
  @Post('instrumentos/:instrumentoId/copias')
  @RequirePermission('copias.editar')
  @Idempotent({ newId: 'id' })
  async createCopia(
    @Param('id', IdPipe) id: string,
    @Param('instrumentoId', IdPipe) instrumentoId: string,
    @Body() body: NuevaCopiaDto,
  ): Promise<InstrumentoDto[]> {
    await this.copias.create(id, instrumentoId, body);
    return this.findOfCarpeta(id);
  }

  /** Changes fields of a copy, such as the person who took it. */
  @Patch('instrumentos/:instrumentoId/copias/:copiaId')
  @RequirePermission('copias.editar')
  @ApiIfMatch()
  async updateCopia(
    @Param('id', IdPipe) id: string,
    @Param('instrumentoId', IdPipe) instrumentoId: string,
    @Param('copiaId', IdPipe) copiaId: string,
    @IfMatch() version: number,
    @Body() body: CamposCopiaDto,
  ): Promise<InstrumentoDto[]> {
    await this.copias.update({ carpetaId: id, instrumentoId, id: copiaId }, version, body);
    return this.findOfCarpeta(id);
  }

  /** Removes the last copy of its kind. */
  @Delete('instrumentos/:instrumentoId/copias/:copiaId')
  @RequirePermission('copias.editar')
  @ApiIfMatch()
  async removeCopia(
    @Param('id', IdPipe) id: string,
    @Param('instrumentoId', IdPipe) instrumentoId: string,
    @Param('copiaId', IdPipe) copiaId: string,
    @IfMatch() version: number,
  ): Promise<InstrumentoDto[]> {
    await this.copias.remove({ carpetaId: id, instrumentoId, id: copiaId }, version);
    return this.findOfCarpeta(id);
  }
}
