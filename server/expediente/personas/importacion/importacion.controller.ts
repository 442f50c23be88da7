import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, Tenant } from '../../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../../common/access/identity.js';
import { FILE, TakesFiles } from '../../../common/files/takes-files.js';
import { ApiIdempotencyKey } from '../../../common/idempotency/idempotency.interceptor.js';
import { Importaciones } from '../../../common/importaciones/importaciones.js';
import type { TenantContext } from '../../../common/tenancy/transactions.js';
import { DeshacerImportacionPersonas } from './deshacer.service.js';
import {
  DeshacerImportacionPersonasDto,
  ImportacionDeshechaDto,
  ImportacionPersonasDto,
  RevisionPersonasDto,
} from './importacion.dto.js';
import { ImportacionPersonas } from './importacion.service.js';

/** The choices of the import, as JSON text before the file. */
const OPCIONES = {
  type: 'string',
  description:
    '`{columnas?: (campo | null)[], existentes?: "omitir" | "completar", homonimas?: "omitir" | "agregar", distintas?: number[]}`, as JSON: what each column has, what is done with those who exist and with those of the same name, and the rows with whom the other is done.',
};

@ApiTags('personas')
@Controller('personas/importacion')
export class ImportacionPersonasController {
  constructor(
    private readonly importaciones: Importaciones,
    private readonly importacion: ImportacionPersonas,
    private readonly deshacer: DeshacerImportacionPersonas,
  ) {}

  /** What an import of a CSV file would do with each row. Nothing is stored. */
  @Post('revision')
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  @TakesFiles({ opciones: OPCIONES, archivo: FILE })
  preview(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<RevisionPersonasDto> {
    return this.importaciones.look(this.importacion, request, tenant);
  }

  /** Adds the personas of a CSV file of up to 5 MiB and 1,000 rows. Reports the rows that it left out. */
  @Post()
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  @TakesFiles({ opciones: OPCIONES, archivo: FILE })
  @ApiIdempotencyKey()
  import(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<ImportacionPersonasDto> {
    return this.importaciones.import(this.importacion, request, tenant);
  }

  /** Takes back an import of the last day. Personas that are in use, or were changed since, stay. */
  @Post('deshacer')
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  undo(@Body() { importacion }: DeshacerImportacionPersonasDto): Promise<ImportacionDeshechaDto> {
    return this.deshacer.undo(importacion);
  }
}
