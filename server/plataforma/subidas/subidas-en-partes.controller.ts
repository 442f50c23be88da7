import { Controller, Delete, Get, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { ManagesTransactions, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { interrupted } from '../../common/files/interrupted.js';
import { FILE } from '../../common/files/takes-files.js';
import { UploadParts } from '../../common/files/upload-parts.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { Plan } from '../plan/plan.service.js';
import { ParteQuery, SubidaEnPartesDto } from './subidas-en-partes.dto.js';

/**
 * Files that arrive in parts. Each upload belongs to its sender. Every route that takes a file also takes a file in
 * parts. The fields `subida` (its id) and `subidaBytes` come before the file, which is then empty.
 */
@ApiTags('subidas')
@Controller('subidas/:id')
@RequirePermission('puesto.usar')
@ManagesTransactions()
export class SubidasEnPartesController {
  constructor(
    private readonly parts: UploadParts,
    private readonly plan: Plan,
  ) {}

  /** The number of bytes of a file that have arrived. */
  @Get()
  async get(@Param('id', IdPipe) id: string, @Tenant() tenant: TenantContext): Promise<SubidaEnPartesDto> {
    return { recibidos: await this.parts.received(tenant, id) };
  }

  /** Stores the next part of a file, of at most 8 MiB, for a day. The client makes the id of a new file. */
  @Put()
  @RouteConfig({ isUpload: true, bodyType: 'application/octet-stream' })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: FILE })
  async add(
    @Param('id', IdPipe) id: string,
    @Query() { desde }: ParteQuery,
    @Tenant() tenant: TenantContext,
    @Req() { raw }: AuthenticatedRequest,
  ): Promise<SubidaEnPartesDto> {
    try {
      const content = contentOf(raw);
      return {
        recibidos: await this.parts.add(tenant, { id, desde, content }, (bytes) => this.plan.assertStorage(bytes)),
      };
    } finally {
      // The rest of the body is read, so that the client sees the answer.
      raw.resume();
    }
  }

  /** Deletes the parts of a file. */
  @Delete()
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: string, @Tenant() tenant: TenantContext): Promise<void> {
    await this.parts.remove(tenant, id);
  }
}

async function* contentOf(raw: AuthenticatedRequest['raw']): AsyncGenerator<Uint8Array> {
  try {
    yield* raw.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw interrupted(error);
  }
}
