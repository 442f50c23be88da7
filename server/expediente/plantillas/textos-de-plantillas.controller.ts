import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ManagesTransactions, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import { found } from '../../common/database/found.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { toDocumento } from '../documentos/documentos.presenter.js';
import {
  DocumentoGeneradoDto,
  GenerarDocumentoDto,
  PlantillaParaCarpetaDto,
  PruebaDePlantillaDto,
} from './plantillas.dto.js';
import { toParaCarpeta, toPrueba } from './plantillas.presenter.js';
import { TextosDePlantillas } from './textos-de-plantillas.service.js';

@ApiTags('plantillas')
@Controller('carpetas/:id/plantillas')
export class TextosDePlantillasController {
  constructor(private readonly textos: TextosDePlantillas) {}

  /**
   * The templates that can be used in a carpeta, with the documents made from them. Templates of its acto come first.
   */
  @Get()
  @RequirePermission('plantillas.usar')
  async findFor(@Param('id', IdPipe) id: string): Promise<PlantillaParaCarpetaDto[]> {
    return (await this.textos.findFor(id)).map(toParaCarpeta);
  }

  /** The text of a template in a carpeta. Adds its missing fields with their pages. */
  @Get(':plantillaId/prueba')
  @RequirePermission('plantillas.usar')
  @ManagesTransactions()
  async probar(
    @Param('id', IdPipe) id: string,
    @Param('plantillaId', IdPipe) plantillaId: string,
    @Tenant() tenant: TenantContext,
  ): Promise<PruebaDePlantillaDto> {
    return toPrueba(await this.textos.probar(tenant, id, plantillaId));
  }

  /** Makes a document from a template, or a new version of a document. Refused while a field is missing. */
  @Post(':plantillaId/documentos')
  @RequirePermission('plantillas.usar')
  @ManagesTransactions()
  async generar(
    @Param('id', IdPipe) id: string,
    @Param('plantillaId', IdPipe) plantillaId: string,
    @Tenant() tenant: TenantContext,
    @Body() body: GenerarDocumentoDto,
  ): Promise<DocumentoGeneradoDto> {
    const generado = await this.textos.generar(tenant, id, plantillaId, body);
    const { documento, naming } = await this.textos.findGenerado(tenant, generado);
    return { documento: toDocumento(found(documento, 'el documento'), naming), n: generado.n };
  }
}
