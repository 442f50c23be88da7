import type {
  CategoriaDeGuiasDto,
  GuiaDto,
  GuiaListadaDto,
  HalladaEnAyudaDto,
  PreguntasConFormatoDto,
  VecinaDto,
} from './ayuda.dto.js';
import type { Guia, GuiaEnSuLugar, Guias, Hallada, Preguntas, Vecina } from './contenido-de-ayuda.service.js';

const HELP = '/apps/help-center';

/** The id, slug and title of a category. */
export const head = ({ slug, data }: Guias | Preguntas) => ({ id: slug, slug, title: data.titulo });

/** A category of questions, with their answers as HTML. */
export function toPreguntasConFormato({ slug, data, pages }: Preguntas): PreguntasConFormatoDto {
  const questions = pages.map((page) => ({ slug: page.slug, question: page.data.titulo, answer: page.html }));
  return { slug, title: data.titulo, questions };
}

export function toGuiaListada(categoria: Guias, { slug, data }: Guia): GuiaListadaDto {
  const { titulo, subtitulo } = data;
  return { id: `${categoria.slug}/${slug}`, categoryId: categoria.slug, slug, title: titulo, subtitle: subtitulo };
}

/** A category with all its guides. */
export function toCategoriaDeGuias(categoria: Guias): CategoriaDeGuiasDto {
  return { ...head(categoria), guides: categoria.pages.map((guia) => toGuiaListada(categoria, guia)) };
}

/** A category with its first guides. */
export function toCategoriaCortada(categoria: Guias, limit: number): CategoriaDeGuiasDto {
  const { guides, ...rest } = toCategoriaDeGuias(categoria);
  return { ...rest, visibleGuides: limit, totalGuides: guides.length, guides: guides.slice(0, limit) };
}

/** A guide with its category, its neighbours and the person's vote. */
export function toGuia({ categoria, guia, anterior, siguiente }: GuiaEnSuLugar, useful: boolean | null): GuiaDto {
  return {
    ...toGuiaListada(categoria, guia),
    content: guia.html,
    category: categoria.slug,
    categoryTitle: categoria.data.titulo,
    headings: guia.headings.map(({ id, level, text }) => ({ id, level, text })),
    previous: anterior && toVecina(anterior),
    next: siguiente && toVecina(siguiente),
    useful,
  };
}

function toVecina({ categoria, guia }: Vecina): VecinaDto {
  return { category: categoria.slug, slug: guia.slug, title: guia.data.titulo };
}

/** The address of a found page. A question has no page of its own: it opens in its list. */
export function linkOf({ tipo, categoria, slug }: Pick<Hallada, 'tipo' | 'categoria' | 'slug'>): string {
  return tipo === 'guia' ? `${HELP}/guides/${categoria}/${slug}` : `${HELP}/faqs#${categoria}/${slug}`;
}

/** A page that the help's own search found. */
export function toHallada(hallada: Hallada): HalladaEnAyudaDto {
  const { tipo, categoria, categoriaTitulo, slug, titulo, pasaje } = hallada;
  return {
    kind: tipo,
    category: categoria,
    categoryTitle: categoriaTitulo,
    slug,
    link: linkOf(hallada),
    title: titulo,
    passage: pasaje,
  };
}
