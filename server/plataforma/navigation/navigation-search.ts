import { Injectable } from '@nestjs/common';
import { hasWords } from '../../common/input/search-words.js';
import { SearchGroup, type SearchSource } from '../search/search-source.js';
import { Menu } from './menu.service.js';
import { PaginaHalladaDto } from './navigation.dto.js';
import { pagesOf } from './navigation-tree.js';

/** Finds pages of the running user's menu, by title and subtitle. */
@Injectable()
@SearchGroup({ id: 'pages', label: 'Páginas', order: 2, isForAll: true, result: PaginaHalladaDto })
export class NavigationSearch implements SearchSource {
  constructor(private readonly menu: Menu) {}

  async find(query: string, limit: number): Promise<PaginaHalladaDto[]> {
    const pages = pagesOf((await this.menu.get()).default);
    return pages
      .filter(({ title = '', subtitle = '' }) => hasWords(`${title} ${subtitle}`, query))
      .slice(0, limit)
      .map(({ title = '', link = '', ...page }) => ({ ...page, title, link, value: title }));
  }
}
