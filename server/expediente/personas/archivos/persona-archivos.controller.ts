import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  ApiIfMatch,
  IfMatch,
  ManagesTransactions,
  RequirePermission,
  Tenant,
} from '../../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../../common/access/identity.js';
import { FileStorage } from '../../../common/files/file-storage.js';
import { isInline } from '../../../common/files/file-type.js';
import { sendFile } from '../../../common/files/send-file.js';
import { AnswersFile, FILE, TakesFiles } from '../../../common/files/takes-files.js';
import { IdPipe } from '../../../common/input/id.pipe.js';
import type { TenantContext } from '../../../common/tenancy/transactions.js';
import { ContenidoQuery } from '../../documentos/documentos.dto.js';
import { CLASES_ARCHIVO } from './clases.js';
import type { PersonaArchivo } from './persona-archivo.entity.js';
import { ModificarArchivoDto, PersonaArchivoDto } from './persona-archivos.dto.js';
import { PersonaArchivosService } from './persona-archivos.service.js';

const TEXT = { type: 'string' } as const;
const DIA = { type: 'string', format: 'date' } as const;

@ApiTags('personas')
@Controller('personas')
export class PersonaArchivosController {
  constructor(
    private readonly archivos: PersonaArchivosService,
    private readonly storage: FileStorage,
  ) {}

  /** The documents that are kept on a persona, the latest first. */
  @Get(':id/archivos')
  @RequirePermission('carpetas.ver')
  async findOf(@Param('id', IdPipe) id: string): Promise<PersonaArchivoDto[]> {
    return (await this.archivos.findOf(id)).map(toPersonaArchivo);
  }

  /** Keeps a document on a persona. The fields come before the file. */
  @Post(':id/archivos')
  @RequirePermission('carpetas.editar')
  @TakesFiles({ clase: { ...TEXT, enum: CLASES_ARCHIVO }, numero: TEXT, expedido: DIA, vence: DIA, archivo: FILE })
  async add(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
  ): Promise<PersonaArchivoDto> {
    return toPersonaArchivo(await this.archivos.add(request, tenant, id));
  }

  /** Changes the kind, number and dates of a document. */
  @Patch('archivos/:id')
  @RequirePermission('carpetas.editar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ModificarArchivoDto,
  ): Promise<PersonaArchivoDto> {
    return toPersonaArchivo(await this.archivos.update(id, version, body));
  }

  /** Deletes a document. It can be restored for a day. */
  @Delete('archivos/:id')
  @RequirePermission('carpetas.editar')
  async remove(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.archivos.remove(id);
    return true;
  }

  /** Restores a document that was deleted in the last day. */
  @Post('archivos/:id/restore')
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<PersonaArchivoDto> {
    return toPersonaArchivo(await this.archivos.restore(id));
  }

  /** The content: inline when its type is harmless, otherwise an attachment. Ranges are supported. */
  @Get('archivos/:id/contenido')
  @RequirePermission('carpetas.ver')
  @ManagesTransactions()
  @AnswersFile()
  async content(
    @Param('id', IdPipe) id: string,
    @Query() { descargar }: ContenidoQuery,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(this.storage, await this.archivos.open(tenant, id, descargar, request), request, reply);
  }
}

function toPersonaArchivo(archivo: PersonaArchivo): PersonaArchivoDto {
  const { id, personaId, clase, numero, expedido, vence, nombre, mime, bytes, creadoEn, version } = archivo;
  const previsualizable = isInline(mime, nombre);
  return { id, personaId, clase, numero, expedido, vence, nombre, mime, bytes, previsualizable, creadoEn, version };
}
