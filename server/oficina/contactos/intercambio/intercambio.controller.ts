import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { RequirePermission, Tenant, WritesOnRead } from '../../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../../common/access/identity.js';
import { AnswersFile, FILE, TakesFiles } from '../../../common/files/takes-files.js';
import { ApiIdempotencyKey } from '../../../common/idempotency/idempotency.interceptor.js';
import { Importaciones } from '../../../common/importaciones/importaciones.js';
import { IdPipe } from '../../../common/input/id.pipe.js';
import type { TenantContext } from '../../../common/tenancy/transactions.js';
import { ContactosNuevos } from './contactos-nuevos.service.js';
import { ELECCIONES } from './elecciones.js';
import { ExportacionContactos } from './exportacion.service.js';
import { ImportacionContactos } from './importacion.service.js';
import { ImportacionesRecientes } from './importaciones-recientes.service.js';
import {
  DeshacerImportacionDto,
  ExportarContactosDto,
  ExportarContactosQuery,
  ImportacionContactosDto,
  ImportacionRecienteDto,
  MAX_CONTACTOS,
  MAX_SENT,
  RevisionContactosDto,
} from './intercambio.dto.js';

const FILES = {
  vcard: { nombre: 'contactos.vcf', mime: 'text/vcard; charset=utf-8' },
  csv: { nombre: 'contactos.csv', mime: 'text/csv; charset=utf-8' },
} as const;

/** A field for each choice. It lists the rows of the file that take the choice. */
const FILAS_DE_ELECCION = Object.fromEntries(
  ELECCIONES.map((eleccion) => [eleccion, { type: 'string', description: 'Rows, such as 2,5,9.' }]),
);

@ApiTags('contactos')
@Controller('apps/contacts')
export class IntercambioController {
  constructor(
    private readonly exportacion: ExportacionContactos,
    private readonly importaciones: Importaciones,
    private readonly importacion: ImportacionContactos,
    private readonly nuevos: ContactosNuevos,
    private readonly recientes: ImportacionesRecientes,
  ) {}

  /** All contacts, or the contacts with the ids that were sent, as a file: vCard 4.0 or CSV. */
  @Get('export')
  @RequirePermission('contactos.ver')
  @WritesOnRead()
  @AnswersFile('text/vcard', 'text/csv')
  export(@Query() query: ExportarContactosQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return this.answerFile(query, reply);
  }

  /** The same file with the ids in the body: a URL has no room for all ids of a search. */
  @Post('export')
  @HttpCode(200)
  @RouteConfig({ bodyValues: 2 * MAX_SENT })
  @RequirePermission('contactos.ver')
  @AnswersFile('text/vcard', 'text/csv')
  exportChosen(@Body() body: ExportarContactosDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return this.answerFile(body, reply);
  }

  /**
   * Adds the contacts of a vCard or CSV file (up to 5 MiB and 5,000 contacts). The answer reports the data that could
   * not be used. `repetidos` says what happens to rows whose contact exists at the moment of the import. They are
   * merged (empty fields are filled), skipped or added. Other fields list rows with a choice of their own. All these
   * fields must come before the file.
   */
  @Post('import')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  @TakesFiles({ repetidos: { type: 'string', enum: [...ELECCIONES] }, ...FILAS_DE_ELECCION, archivo: FILE })
  @ApiIdempotencyKey()
  import(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<ImportacionContactosDto> {
    return this.importaciones.import(this.importacion, request, tenant);
  }

  /** Says which contacts of a file exist already, or are twice in the file. Nothing is stored. */
  @Post('import/revisar')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  @TakesFiles({ archivo: FILE })
  check(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<RevisionContactosDto> {
    return this.importaciones.look(this.importacion, request, tenant);
  }

  /**
   * Undoes an import. Deletes its contacts, the data it added to existing contacts, and its tags. Tags that something
   * else uses stay.
   */
  @Post('import/deshacer')
  @HttpCode(200)
  @RouteConfig({ bodyValues: 2 * MAX_CONTACTOS })
  @RequirePermission('contactos.editar')
  async undo(@Body() body: DeshacerImportacionDto): Promise<boolean> {
    await this.nuevos.undo(body);
    return true;
  }

  /** The imports of the last day of which something still exists, newest first. */
  @Get('import')
  @RequirePermission('contactos.editar')
  findRecent(): Promise<ImportacionRecienteDto[]> {
    return this.recientes.findAll();
  }

  /** Undoes an import of the last day, as `import/deshacer` does with the ids. */
  @Post('import/:id/deshacer')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  async undoRecent(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.recientes.undo(id);
    return true;
  }

  private async answerFile({ formato, ids }: ExportarContactosDto, reply: FastifyReply): Promise<string> {
    const text = await this.exportacion.export(formato, ids);
    const { nombre, mime } = FILES[formato];
    void reply.headers({
      'content-type': mime,
      'content-disposition': contentDisposition(nombre),
      'x-content-type-options': 'nosniff',
    });
    return text;
  }
}
