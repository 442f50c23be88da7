import { Body, Controller, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  ApiIfMatch,
  IfMatch,
  ManagesTransactions,
  RequirePermission,
  Tenant,
} from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { sendFile } from '../../common/files/send-file.js';
import { AnswersFile, FILE, TakesFiles } from '../../common/files/takes-files.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { VersionPipe } from '../../common/input/version.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { ClausulasService } from './clausulas.service.js';
import { CamposDePlantillasDto, ModificarPlantillaDto, PlantillaDetalleDto, PlantillaDto } from './plantillas.dto.js';
import { toCampos, toPlantilla, toPlantillaDetalle } from './plantillas.presenter.js';
import { type PlantillaDetalle, PlantillasService } from './plantillas.service.js';

const TEXT = { type: 'string' } as const;

@ApiTags('plantillas')
@Controller('plantillas')
export class PlantillasController {
  constructor(
    private readonly plantillas: PlantillasService,
    private readonly clausulas: ClausulasService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
  ) {}

  /** The templates of the office, by name. */
  @Get()
  @RequirePermission('plantillas.usar')
  async findAll(): Promise<PlantillaDto[]> {
    return (await this.plantillas.findAll()).map(toPlantilla);
  }

  /** All names that templates may use, and all filters. */
  @Get('campos')
  @RequirePermission('plantillas.usar')
  async findCampos(): Promise<CamposDePlantillasDto> {
    return toCampos(await this.clausulas.findAll());
  }

  /** A template with its versions, newest first, and the fields that it names. */
  @Get(':id')
  @RequirePermission('plantillas.usar')
  async get(@Param('id', IdPipe) id: string): Promise<PlantillaDetalleDto> {
    return toPlantillaDetalle(await this.plantillas.get(id), await this.directory.naming());
  }

  /** Adds a template from a DOCX. The fields come before the file. A refusal tells all faults of the file. */
  @Post()
  @RequirePermission('plantillas.editar')
  @TakesFiles({ nombre: TEXT, descripcion: TEXT, archivo: FILE })
  async create(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<PlantillaDetalleDto> {
    return this.present(tenant, await this.plantillas.create(request, tenant));
  }

  /** Adds the templates of the product that the office lacks. */
  @Post('iniciales')
  @HttpCode(200)
  @RequirePermission('plantillas.editar')
  @ManagesTransactions()
  async addIniciales(@Tenant() tenant: TenantContext): Promise<PlantillaDto[]> {
    return (await this.plantillas.addIniciales(tenant)).map(toPlantilla);
  }

  /** Changes a template, but not its file. */
  @Patch(':id')
  @RequirePermission('plantillas.editar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ModificarPlantillaDto,
  ): Promise<PlantillaDetalleDto> {
    return toPlantillaDetalle(await this.plantillas.update(id, version, body), await this.directory.naming());
  }

  /** Adds a version to a template, from a DOCX. */
  @Post(':id/versiones')
  @RequirePermission('plantillas.editar')
  @TakesFiles({ motivo: TEXT, archivo: FILE })
  async createVersion(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
  ): Promise<PlantillaDetalleDto> {
    return this.present(tenant, await this.plantillas.addVersion(request, tenant, id));
  }

  /** Restores an old version, as a new version. */
  @Post(':id/versiones/:n/restaurar')
  @HttpCode(200)
  @RequirePermission('plantillas.editar')
  @ManagesTransactions()
  async restoreVersion(
    @Param('id', IdPipe) id: string,
    @Param('n', VersionPipe) n: number,
    @Tenant() tenant: TenantContext,
  ): Promise<PlantillaDetalleDto> {
    return this.present(tenant, await this.plantillas.restoreVersion(tenant, id, n));
  }

  /** The file of a version. */
  @Get(':id/versiones/:n/contenido')
  @RequirePermission('plantillas.usar')
  @ManagesTransactions()
  @AnswersFile()
  async content(
    @Param('id', IdPipe) id: string,
    @Param('n', VersionPipe) n: number,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(this.storage, await this.plantillas.open(tenant, id, n, request), request, reply);
  }

  private async present(tenant: TenantContext, detalle: PlantillaDetalle): Promise<PlantillaDetalleDto> {
    const work = async () => toPlantillaDetalle(detalle, await this.directory.naming());
    return this.transactions.tenantTransaction(tenant, work, { readOnly: true });
  }
}
