import { join } from 'node:path';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../common/config/settings.js';
import {
  type ContentFolder,
  type ContentPage,
  contentPictures,
  type Pictures,
  readContent,
} from '../../common/contenido/content.js';
import { ContentRoot } from '../../common/contenido/content-root.js';
import { ContentSearch, type FoundPage } from '../../common/contenido/content-search.js';
import { found } from '../../common/database/found.js';
import { notFound } from '../../common/errors/domain-error.js';
import { CategoriaDatos, GuiaDatos, PaginaDatos } from './front-matter.js';

/** The address under which the pictures of the help are served. */
const PICTURES = '/api/apps/help-center/pictures';

export type Preguntas = ContentFolder<CategoriaDatos, PaginaDatos>;
export type Guias = ContentFolder<CategoriaDatos, GuiaDatos>;
export type Guia = ContentPage<GuiaDatos>;

/** A guide in its category, with the guides before and after it. */
export interface GuiaEnSuLugar {
  categoria: Guias;
  guia: Guia;
  anterior: Vecina | null;
  siguiente: Vecina | null;
}

export interface Vecina {
  categoria: Guias;
  guia: Guia;
}

/** A page that a search found. @see FoundPage */
export interface Hallada extends FoundPage {
  tipo: 'guia' | 'pregunta';
  categoria: string;
  slug: string;
  /** The title as plain text. */
  nombre: string;
  categoriaTitulo: string;
}

/** The pages of the help, from the product and from the operator. They are read and checked at the start. */
@Injectable()
export class ContenidoDeAyuda implements OnModuleInit {
  private readonly logger = new Logger(ContenidoDeAyuda.name);
  preguntas: readonly Preguntas[] = [];
  guias: readonly Guias[] = [];
  private pictures: Pictures;
  /** The index of the pages, and what each page adds to a result. The first search makes it. */
  private searched?: { index: ContentSearch; hallada: ReadonlyMap<string, Omit<Hallada, keyof FoundPage>> };

  constructor(
    private readonly root: ContentRoot,
    private readonly settings: Settings,
  ) {}

  /** @throws ContentError for a wrong page of the product. Wrong pages of HELP_DIR are left out and logged. */
  async onModuleInit(): Promise<void> {
    const path = join(this.root.path, 'ayuda');
    const { HELP_DIR } = this.settings;
    const leftOut = (problem: string) => this.logger.warn(`A file of HELP_DIR was left out: ${problem}`);
    const pictures = await contentPictures({ path, added: HELP_DIR }, PICTURES, leftOut);
    const sourceOf = (folder: string) => ({
      path: join(path, folder),
      added: HELP_DIR && join(HELP_DIR, folder),
      folder: CategoriaDatos,
      pictures,
    });
    this.pictures = pictures;
    this.preguntas = await readContent({ ...sourceOf('preguntas'), page: PaginaDatos }, leftOut);
    this.guias = await readContent({ ...sourceOf('guias'), page: GuiaDatos }, leftOut);
  }

  /** @throws DomainError 404 */
  categoriaDeGuias(slug: string): Guias {
    return found(
      this.guias.find((categoria) => categoria.slug === slug),
      'la categoría',
    );
  }

  /** @throws DomainError 404 */
  guia(categoria: string, slug: string): GuiaEnSuLugar {
    const all = this.guias.flatMap((each) => each.pages.map((guia) => ({ categoria: each, guia })));
    const place = all.findIndex((each) => each.categoria.slug === categoria && each.guia.slug === slug);
    const here = all[place];
    if (!here) throw notFound('la guía');
    return { ...here, anterior: all[place - 1] ?? null, siguiente: all[place + 1] ?? null };
  }

  /** The pages that contain the words, the best first. @param options see {@link ContentSearch.find} */
  buscar(texto: string, limit: number, options?: { isWide: boolean }): Hallada[] {
    this.searched ??= searchedOf([...pagesOf('guia', this.guias), ...pagesOf('pregunta', this.preguntas)]);
    const { index, hallada } = this.searched;
    return index.find(texto, limit, options).flatMap((found) => {
      const more = hallada.get(found.id);
      return more ? [{ ...found, ...more }] : [];
    });
  }

  /** @throws DomainError 404 */
  imagen(nombre: string) {
    const picture = this.pictures.get(nombre);
    if (!picture) throw notFound('la imagen');
    return picture;
  }
}

const searchedOf = (pages: ReturnType<typeof pagesOf>) => ({
  index: new ContentSearch(pages.map(({ searched }) => searched)),
  hallada: new Map(pages.map(({ searched, hallada }) => [searched.id, hallada])),
});

function pagesOf(tipo: Hallada['tipo'], categorias: readonly (Guias | Preguntas)[]) {
  return categorias.flatMap((categoria) =>
    categoria.pages.map(({ slug, data, text }) => {
      const subtitulo = 'subtitulo' in data ? `${data.subtitulo}\n` : '';
      return {
        searched: { id: `${tipo}/${categoria.slug}/${slug}`, titulo: data.titulo, texto: subtitulo + text },
        hallada: { tipo, categoria: categoria.slug, slug, nombre: data.titulo, categoriaTitulo: categoria.data.titulo },
      };
    }),
  );
}
