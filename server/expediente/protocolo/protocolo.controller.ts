import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { ApiIfMatch, IfMatch, RequirePermission, WritesOnRead } from '../../common/access/access.decorators.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { paginacionOf } from '../../common/input/pagination.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { IndiceDto, IndiceQuery } from './indice.dto.js';
import { IndiceService } from './indice.service.js';
import { InstrumentosService } from './instrumentos.service.js';
import { toEntrada, toRegistroNotarial } from './protocolo.presenter.js';
import {
  AnularFoliosDto,
  CamposRegistroNotarialDto,
  NuevoRegistroNotarialDto,
  RegistroNotarialDto,
  SiguientesDto,
  SiguientesQuery,
} from './registros-notariales.dto.js';
import { RegistrosNotariales } from './registros-notariales.service.js';

@ApiTags('protocolo')
@Controller('protocolo')
export class ProtocoloController {
  constructor(
    private readonly registrosNotariales: RegistrosNotariales,
    private readonly instrumentos: InstrumentosService,
    private readonly indice: IndiceService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** A page of the index of a year, in the order of the books. Hidden carpetas are left out. */
  @Get()
  @RequirePermission('carpetas.ver')
  async findIndice(@Query() query: IndiceQuery): Promise<IndiceDto> {
    const { entradas, total, anios, anio } = await this.indice.findPage(query);
    return { entradas: entradas.map(toEntrada), anios, anio, paginacion: paginacionOf(query, total) };
  }

  /** The index of a year as a CSV file, up to 5,000 entries. */
  @Get('indice.csv')
  @RequirePermission('carpetas.exportar')
  @WritesOnRead()
  @AnswersFile('text/csv')
  async csv(@Query() query: IndiceQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { anio, text } = await this.indice.csv(query);
    void reply.headers(fileHeaders('text/csv; charset=utf-8', `indice-protocolo-${anio}.csv`));
    return text;
  }

  /** The index of a year as a PDF, up to 5,000 entries. */
  @Get('indice.pdf')
  @RequirePermission('carpetas.exportar')
  @WritesOnRead()
  @AnswersFile('application/pdf')
  async pdf(@Query() query: IndiceQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const { anio, bytes } = await this.indice.pdf(query);
    void reply.headers(fileHeaders('application/pdf', `indice-protocolo-${anio}.pdf`));
    return bytes;
  }

  /** The registros notariales of the office, the active first. */
  @Get('registros')
  @RequirePermission('carpetas.ver')
  async findRegistros(): Promise<RegistroNotarialDto[]> {
    const naming = await this.directory.naming();
    return (await this.registrosNotariales.findAll()).map((registroNotarial) =>
      toRegistroNotarial(registroNotarial, naming),
    );
  }

  /** Adds a registro notarial. */
  @Post('registros')
  @RequirePermission('protocolo.registros')
  @Idempotent({ newId: 'id' })
  async createRegistro(@Body() body: NuevoRegistroNotarialDto): Promise<RegistroNotarialDto> {
    return toRegistroNotarial(await this.registrosNotariales.create(body), await this.directory.naming());
  }

  /** Changes a registro notarial. The first numbers of a year stay once the year has instrumentos or folios. */
  @Patch('registros/:id')
  @RequirePermission('protocolo.registros')
  @ApiIfMatch()
  async updateRegistro(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: CamposRegistroNotarialDto,
  ): Promise<RegistroNotarialDto> {
    return toRegistroNotarial(await this.registrosNotariales.update(id, version, body), await this.directory.naming());
  }

  /** The next numbers and folios of a registro notarial in a year, and the earliest possible dates. */
  @Get('registros/:id/siguientes')
  @RequirePermission('carpetas.firmar')
  findSiguientes(@Param('id', IdPipe) id: string, @Query() { anio }: SiguientesQuery): Promise<SiguientesDto> {
    return this.instrumentos.siguientes(id, anio);
  }

  /** Voids the next folios of a book, with the reason. Answers the next numbers and folios. */
  @Post('registros/:id/folios-anulados')
  @HttpCode(200)
  @RequirePermission('carpetas.firmar')
  async anularFolios(@Param('id', IdPipe) id: string, @Body() body: AnularFoliosDto): Promise<SiguientesDto> {
    await this.instrumentos.anularFolios(id, body);
    return this.instrumentos.siguientes(id, body.anio);
  }
}

function fileHeaders(type: string, name: string) {
  return {
    'content-type': type,
    'content-disposition': contentDisposition(name),
    'x-content-type-options': 'nosniff',
  };
}
