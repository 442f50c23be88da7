import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { EnEscritorio } from '../carpetas/escritorio.service.js';
import { CamposCertificadoDto, CertificadoDto, NuevoCertificadoDto, PedirCertificadosDto } from './certificados.dto.js';
import { toCertificado } from './certificados.presenter.js';
import { CertificadosService } from './certificados.service.js';

@ApiTags('certificados')
@Controller('carpetas/:id/certificados')
export class CertificadosController {
  constructor(private readonly certificados: CertificadosService) {}

  /** The certificates of a carpeta, in the order in which they were added. */
  @Get()
  @RequirePermission('carpetas.ver')
  @EnEscritorio()
  async findOfCarpeta(@Param('id', IdPipe) id: string): Promise<CertificadoDto[]> {
    const { carpeta, filas, hoy } = await this.certificados.findOfCarpeta(id);
    return filas.map((fila) => toCertificado(fila, { ...carpeta, hoy }));
  }

  /** Adds a certificate. A rule gives the fields that are not sent. */
  @Post()
  @RequirePermission('certificados.editar')
  @Idempotent({ newId: 'id' })
  async create(@Param('id', IdPipe) id: string, @Body() body: NuevoCertificadoDto): Promise<CertificadoDto> {
    return this.answer(id, await this.certificados.create(id, body));
  }

  /** Adds the usual certificates that this carpeta lacks, and answers all its certificates. */
  @Post('usuales')
  @HttpCode(200)
  @RequirePermission('certificados.editar')
  async createUsuales(@Param('id', IdPipe) id: string): Promise<CertificadoDto[]> {
    await this.certificados.createUsuales(id);
    return this.findOfCarpeta(id);
  }

  /** Marks the certificates of requisitos as asked for today. Adds missing certificates, and answers all. */
  @Post('pedir')
  @HttpCode(200)
  @RequirePermission('certificados.editar')
  async askFor(
    @Param('id', IdPipe) id: string,
    @Body() { requisitoIds }: PedirCertificadosDto,
  ): Promise<CertificadoDto[]> {
    await this.certificados.askFor(id, requisitoIds ?? null);
    return this.findOfCarpeta(id);
  }

  /** Changes fields of a certificate. Its last day is computed again. */
  @Patch(':certificadoId')
  @RequirePermission('certificados.editar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @Param('certificadoId', IdPipe) certificadoId: string,
    @IfMatch() version: number,
    @Body() body: CamposCertificadoDto,
  ): Promise<CertificadoDto> {
    await this.certificados.update(id, certificadoId, version, body);
    return this.answer(id, certificadoId);
  }

  /** Removes a certificate from a carpeta. */
  @Delete(':certificadoId')
  @RequirePermission('certificados.editar')
  @ApiIfMatch()
  async remove(
    @Param('id', IdPipe) id: string,
    @Param('certificadoId', IdPipe) certificadoId: string,
    @IfMatch() version: number,
  ): Promise<boolean> {
    await this.certificados.remove(id, certificadoId, version);
    return true;
  }

  private async answer(carpetaId: string, id: string): Promise<CertificadoDto> {
    const { carpeta, fila, hoy } = await this.certificados.get(carpetaId, id);
    return toCertificado(fila, { ...carpeta, hoy });
  }
}
