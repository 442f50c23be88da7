import { readFile } from 'node:fs/promises';
import { Body, Controller, Get, Header, HttpCode, Param, Put, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ManagesTransactions, Public, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import { notFound } from '../../common/errors/domain-error.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import {
  BuscarEnAyudaQuery,
  CategoriaDeGuiasDto,
  GuiaDto,
  GuiasQuery,
  HalladaEnAyudaDto,
  PreguntasConFormatoDto,
  VotoDto,
} from './ayuda.dto.js';
import { toCategoriaCortada, toCategoriaDeGuias, toGuia, toHallada, toPreguntasConFormato } from './ayuda.presenter.js';
import { ContenidoDeAyuda } from './contenido-de-ayuda.service.js';
import { Votos } from './votos.service.js';

const MAX_FOUND = 20;

/** The pages of the help are the same for everybody who signed in. The server keeps them in memory. */
@ApiTags('ayuda')
@Controller('apps/help-center')
@RequirePermission('puesto.usar')
export class HelpCenterController {
  constructor(
    private readonly contenido: ContenidoDeAyuda,
    private readonly votos: Votos,
  ) {}

  /** The questions of all categories, with their answers as HTML. */
  @Get('questions')
  @ManagesTransactions()
  questions(): PreguntasConFormatoDto[] {
    return this.contenido.preguntas.map(toPreguntasConFormato);
  }

  /** The first guides of all categories. With a category, a list of this one category with all its guides. */
  @Get('guides')
  @ManagesTransactions()
  guides(@Query() { slug, limit }: GuiasQuery): CategoriaDeGuiasDto[] {
    return slug === undefined
      ? this.contenido.guias.map((categoria) => toCategoriaCortada(categoria, limit))
      : [toCategoriaDeGuias(this.contenido.categoriaDeGuias(slug))];
  }

  /** A guide with its headings, its neighbours and my vote. */
  @Get('guides/:category/:guide')
  @ManagesTransactions()
  async guideInPlace(
    @Param('category') category: string,
    @Param('guide') guide: string,
    @Tenant() { usuarioId }: TenantContext,
  ): Promise<GuiaDto> {
    const found = this.contenido.guia(category, guide);
    return toGuia(found, await this.votos.find(usuarioId, category, guide));
  }

  /** Records whether a guide was useful to me. */
  @Put('guides/:category/:guide/vote')
  @HttpCode(200)
  @ManagesTransactions()
  async vote(
    @Param('category') category: string,
    @Param('guide') guide: string,
    @Body() { useful }: VotoDto,
    @Tenant() { usuarioId }: TenantContext,
  ): Promise<VotoDto> {
    await this.votos.votar(usuarioId, category, guide, useful);
    return { useful };
  }

  /** The guides and questions that contain the words, the best first, with the passage that has them. */
  @Get('search')
  @ManagesTransactions()
  find(@Query() { query }: BuscarEnAyudaQuery): HalladaEnAyudaDto[] {
    return this.contenido.buscar(query, MAX_FOUND).map(toHallada);
  }

  /** A picture of a page. It needs no token, since an `<img>` sends none. The pictures show only data of the demo. */
  @Get('pictures/:name')
  @Public()
  @AnswersFile('image/webp')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  async picture(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const { path, mime } = this.contenido.imagen(name);
    const bytes = await readFile(path).catch(() => {
      // The file may have gone from the operator's folder since the start.
      throw notFound('la imagen');
    });
    void reply.header('x-content-type-options', 'nosniff');
    return new StreamableFile(bytes, { type: mime });
  }
}
