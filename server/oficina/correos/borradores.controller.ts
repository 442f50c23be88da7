import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApiIfMatch,
  IfMatch,
  ManagesTransactions,
  RequirePermission,
  Tenant,
} from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { FILE, TakesFiles } from '../../common/files/takes-files.js';
import { ApiIdempotencyKey } from '../../common/idempotency/idempotency.interceptor.js';
import { Idempotency } from '../../common/idempotency/idempotency.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import {
  AdjuntarDocumentoDto,
  CambiosBorradorDto,
  EnviarCorreoDto,
  NuevoBorradorDto,
  ReprogramarCorreoDto,
} from './borradores.dto.js';
import { BorradoresService } from './borradores.service.js';
import { CorreoAdjuntosService } from './correo-adjuntos.service.js';
import { CorreoDto } from './correos.dto.js';
import { CorreosService } from './correos.service.js';

/** The mails that I write. Their ids are those of the mailbox. Moving a draft to the trash throws it away. */
@ApiTags('borradores')
@Controller('correos/borradores')
@RequirePermission('puesto.usar')
export class BorradoresController {
  constructor(
    private readonly borradores: BorradoresService,
    private readonly adjuntos: CorreoAdjuntosService,
    private readonly correos: CorreosService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
  ) {}

  /** Begins a mail: a new mail, an answer, or a mail that forwards another. */
  @Post()
  @ManagesTransactions()
  @ApiIdempotencyKey()
  async create(
    @Body() body: NuevoBorradorDto,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
  ): Promise<CorreoDto> {
    const create = async () => ({ id: await this.borradores.create(body) });
    const { id } = await this.transactions.tenantTransaction(tenant, () =>
      this.idempotency.once(request, create, { newId: body.id }),
    );
    await this.adjuntos.copyOfBase(tenant, id);
    return this.read(tenant, id);
  }

  /** Changes the sent fields of a draft. */
  @Patch(':id')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: CambiosBorradorDto,
    @IfMatch() version: number,
  ): Promise<CorreoDto> {
    await this.borradores.update(id, body, version);
    return this.correos.get(id);
  }

  /** Attaches files. The first file gets the sent id. Sent again with the same id, it is attached only once. */
  @Post(':id/adjuntos')
  @TakesFiles({ id: { type: 'string', format: 'uuid' }, archivos: { type: 'array', items: FILE } })
  async attach(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
  ): Promise<CorreoDto> {
    await this.adjuntos.add(request, tenant, id);
    return this.read(tenant, id);
  }

  /** Attaches a document of a carpeta. */
  @Post(':id/adjuntos/documento')
  @RequirePermission('carpetas.ver')
  @ManagesTransactions()
  async attachDocumento(
    @Param('id', IdPipe) id: string,
    @Body() body: AdjuntarDocumentoDto,
    @Tenant() tenant: TenantContext,
  ): Promise<CorreoDto> {
    await this.adjuntos.addDocumento(tenant, id, body);
    return this.read(tenant, id);
  }

  /** Removes a file from a draft. */
  @Delete(':id/adjuntos/:adjuntoId')
  async detach(@Param('id', IdPipe) id: string, @Param('adjuntoId', IdPipe) adjuntoId: string): Promise<CorreoDto> {
    await this.adjuntos.remove(id, adjuntoId);
    return this.correos.get(id);
  }

  /** Sends a draft, at once or at a moment. Until the mail leaves, it is `programado` and can be stopped. */
  @Post(':id/enviar')
  @HttpCode(200)
  async send(@Param('id', IdPipe) id: string, @Body() { enviarEn, version }: EnviarCorreoDto): Promise<CorreoDto> {
    await this.borradores.enviar(id, enviarEn ? new Date(enviarEn) : null, version);
    return this.correos.get(id);
  }

  /** Gives a mail that waits another moment, or sends it at once. */
  @Post(':id/reprogramar')
  @HttpCode(200)
  async reschedule(@Param('id', IdPipe) id: string, @Body() { enviarEn }: ReprogramarCorreoDto): Promise<CorreoDto> {
    await this.borradores.reprogramar(id, enviarEn ? new Date(enviarEn) : null);
    return this.correos.get(id);
  }

  /** Stops a mail that has not left yet. It is a draft again. */
  @Post(':id/detener')
  @HttpCode(200)
  async hold(@Param('id', IdPipe) id: string): Promise<CorreoDto> {
    await this.borradores.detener(id);
    return this.correos.get(id);
  }

  private read(tenant: TenantContext, id: string): Promise<CorreoDto> {
    return this.transactions.tenantTransaction(tenant, () => this.correos.get(id), { readOnly: true });
  }
}
