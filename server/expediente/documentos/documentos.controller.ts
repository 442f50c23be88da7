import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Settings } from '../../common/config/settings.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import {
  DocumentoDto,
  DocumentosDto,
  DocumentosQuery,
  ModificarDocumentoDto,
  VersionDocumentoDto,
} from './documentos.dto.js';
import { toDocumento, toSeccion, toVersion } from './documentos.presenter.js';
import { DocumentosService } from './documentos.service.js';

@ApiTags('documentos')
@Controller()
export class DocumentosController {
  constructor(
    private readonly documentos: DocumentosService,
    private readonly directory: CuentaDirectory,
    private readonly settings: Settings,
  ) {}

  /** The documents of a carpeta, or the documents in its trash, and its secciones. */
  @Get('carpetas/:id/documentos')
  @RequirePermission('carpetas.ver')
  async findOfCarpeta(@Param('id', IdPipe) id: string, @Query() query: DocumentosQuery): Promise<DocumentosDto> {
    const { secciones, documentos, enPapelera, firmadaEn } = await this.documentos.findOfCarpeta(id, query);
    const naming = await this.directory.naming();
    return {
      secciones: secciones.map(toSeccion),
      documentos: documentos.map((documento) => toDocumento(documento, naming)),
      enPapelera,
      firmadaEn,
      archivoMaxMib: this.settings.FILE_MAX_MIB,
    };
  }

  /** Every version of a document, newest first. */
  @Get('documentos/:id/versiones')
  @RequirePermission('carpetas.ver')
  async findVersiones(@Param('id', IdPipe) id: string): Promise<VersionDocumentoDto[]> {
    const naming = await this.directory.naming();
    return (await this.documentos.findVersiones(id)).map((version) => toVersion(version, naming));
  }

  /**
   * Renames a document, or moves it to another seccion of its carpeta. A document from before the signature needs a
   * reason.
   */
  @Patch('documentos/:id')
  @RequirePermission('documentos.editar')
  async update(@Param('id', IdPipe) id: string, @Body() body: ModificarDocumentoDto): Promise<DocumentoDto> {
    return toDocumento(await this.documentos.update(id, body), await this.directory.naming());
  }

  /** Puts a document into the trash. A document from before the signature needs a reason, by `documentos/eliminar`. */
  @Delete('documentos/:id')
  @RequirePermission('documentos.editar')
  async remove(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.documentos.remove(id);
    return true;
  }

  /**
   * Takes a document out of the trash. A document from before the signature needs a reason, by `documentos/restaurar`.
   */
  @Post('documentos/:id/restaurar')
  @HttpCode(200)
  @RequirePermission('documentos.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<DocumentoDto> {
    return toDocumento(await this.documentos.restore(id), await this.directory.naming());
  }
}
