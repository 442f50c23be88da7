import { Injectable } from '@nestjs/common';
import { Operators } from '../../common/access/operators.js';
import { hasWords } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { SearchGroup, type SearchSource } from '../search/search-source.js';
import { PaginaHalladaDto } from './navigation.dto.js';
import { navigationFor, pagesOf } from './navigation-tree.js';

/** Finds pages of the running user's menu, by title and subtitle. */
@Injectable()
@SearchGroup({ id: 'pages', label: 'Páginas', order: 2, isForAll: true, result: PaginaHalladaDto })
export class NavigationSearch implements SearchSource {
  constructor(
    private readonly transactions: Transactions,
    private readonly operators: Operators,
  ) {}

  async find(query: string, limit: number): Promise<PaginaHalladaDto[]> {
    const { rolId, usuarioId } = this.transactions.tenant;
    const pages = pagesOf(navigationFor({ rolId, isOperator: await this.operators.has(usuarioId) }).default);
    return pages
      .filter(({ title = '', subtitle = '' }) => hasWords(`${title} ${subtitle}`, query))
      .slice(0, limit)
      .map(({ title = '', link = '', ...page }) => ({ ...page, title, link, value: title }));
  }
}
