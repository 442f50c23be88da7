import { Injectable } from '@nestjs/common';
import { hasWords } from '../../common/input/search-words.js';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { CursoHalladoDto } from './academia.dto.js';
import { CATEGORIAS } from './categorias.js';
import { CursosRepository } from './cursos.repository.js';
import { CursosDelProducto } from './cursos-del-producto.service.js';

const CATEGORY_TITLE = new Map(CATEGORIAS.map(({ slug, title }) => [slug, title]));

/** Finds courses by title, description and the titles of their steps. Courses of the cuenta come first. */
@Injectable()
@SearchGroup({ id: 'cursos', label: 'Cursos', order: 10, result: CursoHalladoDto })
export class CursosSearch implements SearchSource {
  constructor(
    private readonly producto: CursosDelProducto,
    private readonly cursos: CursosRepository,
  ) {}

  async find(query: string, limit: number): Promise<CursoHalladoDto[]> {
    const newestFirst = (await this.cursos.findConTitulos()).reverse();
    const own = newestFirst.map(({ curso, pasos }) => ({
      id: curso.id,
      address: curso.id,
      title: curso.titulo,
      description: curso.descripcion,
      category: curso.categoria,
      steps: pasos,
    }));
    const known = this.producto.all.map(({ steps, ...curso }) => ({
      ...curso,
      address: curso.slug,
      steps: steps.map(({ title }) => title),
    }));
    return [...own, ...known]
      .filter(({ title, description, steps }) => hasWords([title, description, ...steps].join('\n'), query))
      .slice(0, limit)
      .map(({ id, address, title, category }) => ({
        id,
        link: `/apps/academy/${address}`,
        value: title,
        category: CATEGORY_TITLE.get(category) ?? '',
      }));
  }
}
