import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ManagesTransactions, RequirePermission } from '../../common/access/access.decorators.js';
import { found } from '../../common/database/found.js';
import { CategoriaQuery } from '../../oficina/ayuda/ayuda.dto.js';
import { head, toGuiaListada } from '../../oficina/ayuda/ayuda.presenter.js';
import {
  ContenidoDeAyuda,
  type GuiaEnSuLugar,
  type Preguntas,
} from '../../oficina/ayuda/contenido-de-ayuda.service.js';
import { CategoriaConGuiaDto, CategoriaDePreguntasDto, GuiaQuery } from './help-center-compat.dto.js';

@ApiTags('ayuda')
@Controller('apps/help-center')
@RequirePermission('puesto.usar')
export class HelpCenterCompatController {
  constructor(private readonly contenido: ContenidoDeAyuda) {}

  /** The questions of all categories, or a list of one category. */
  @Get('faqs')
  @ManagesTransactions()
  faqs(@Query() { slug }: CategoriaQuery): CategoriaDePreguntasDto[] {
    const { preguntas } = this.contenido;
    const one = () => preguntas.find((categoria) => categoria.slug === slug);
    const categorias = slug === undefined ? preguntas : [found(one(), 'la categoría')];
    return categorias.map(toCategoriaDePreguntas);
  }

  /** A category with one guide, in the format of the reference client. */
  @Get('guide')
  @ManagesTransactions()
  guide(@Query() { categorySlug, guideSlug }: GuiaQuery): CategoriaConGuiaDto {
    return toCategoriaConGuia(this.contenido.guia(categorySlug, guideSlug));
  }
}

/** A category of questions. */
function toCategoriaDePreguntas(categoria: Preguntas): CategoriaDePreguntasDto {
  const faqs = categoria.pages.map(({ slug, data, text }) => ({
    id: `${categoria.slug}/${slug}`,
    categoryId: categoria.slug,
    question: data.titulo,
    answer: text,
  }));
  return { ...head(categoria), faqs };
}

/** A category with one guide. */
function toCategoriaConGuia({ categoria, guia }: GuiaEnSuLugar): CategoriaConGuiaDto {
  return { ...head(categoria), guides: [{ ...toGuiaListada(categoria, guia), content: guia.html }] };
}
