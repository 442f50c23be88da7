import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { PageQuery, paginacionOf } from '../../common/input/pagination.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { toComentario } from './carpetas.presenter.js';
import type { Comentario } from './comentario.entity.js';
import { ComentarDto, ComentarioDto, ComentariosDto, EscribirComentarioDto } from './comentarios.dto.js';
import { ComentariosService } from './comentarios.service.js';

@ApiTags('comentarios')
@Controller('carpetas/:id/comentarios')
export class ComentariosController {
  constructor(
    private readonly comentarios: ComentariosService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** A page of the comments on a carpeta, newest first. */
  @Get()
  @RequirePermission('carpetas.ver')
  async findPage(@Param('id', IdPipe) id: string, @Query() query: PageQuery): Promise<ComentariosDto> {
    const [comentarios, total] = await this.comentarios.findPage(id, query);
    return {
      comentarios: await Promise.all(comentarios.map((comentario) => this.present(comentario))),
      paginacion: paginacionOf(query, total),
    };
  }

  /** The members who see a carpeta, and so can be mentioned in its comments. */
  @Get('mencionables')
  @RequirePermission('carpetas.ver')
  findMencionables(@Param('id', IdPipe) id: string): Promise<NombradoDto[]> {
    return this.comentarios.findMencionables(id);
  }

  /** Writes a comment on a carpeta, and tells the mentioned people. */
  @Post()
  @RequirePermission('carpetas.comentar')
  @Idempotent({ newId: 'id' })
  async add(@Param('id', IdPipe) id: string, @Body() body: ComentarDto): Promise<ComentarioDto> {
    return this.present(await this.comentarios.add(id, body));
  }

  /** Changes a comment of mine, and tells newly mentioned people. */
  @Patch(':comentarioId')
  @RequirePermission('carpetas.comentar')
  async update(
    @Param('id', IdPipe) id: string,
    @Param('comentarioId', IdPipe) comentarioId: string,
    @Body() body: EscribirComentarioDto,
  ): Promise<ComentarioDto> {
    return this.present(await this.comentarios.update(id, comentarioId, body));
  }

  /** Deletes a comment of mine. It can be restored for a day. */
  @Delete(':comentarioId')
  @RequirePermission('carpetas.comentar')
  async remove(@Param('id', IdPipe) id: string, @Param('comentarioId', IdPipe) comentarioId: string): Promise<boolean> {
    await this.comentarios.remove(id, comentarioId);
    return true;
  }

  /** Restores a comment that I deleted. */
  @Post(':comentarioId/restaurar')
  @HttpCode(200)
  @RequirePermission('carpetas.comentar')
  async restore(
    @Param('id', IdPipe) id: string,
    @Param('comentarioId', IdPipe) comentarioId: string,
  ): Promise<ComentarioDto> {
    return this.present(await this.comentarios.restore(id, comentarioId));
  }

  private async present(comentario: Comentario): Promise<ComentarioDto> {
    return toComentario(comentario, await this.directory.naming(), this.transactions.tenant.usuarioId);
  }
}
