import { Inject, Injectable } from '@nestjs/common';
import type { SearchGroupDto } from './search.dto.js';
import type { SearchSource } from './search-source.js';

/** Token of the sources, in the order of their groups. */
export const SEARCH_SOURCES = Symbol('SEARCH_SOURCES');

const MAX_OF_EACH = 5;

/** The search over everything that the running user may see. */
@Injectable()
export class SearchService {
  constructor(@Inject(SEARCH_SOURCES) private readonly sources: readonly SearchSource[]) {}

  /** What each source finds, without those that find nothing. @param query not blank */
  async find(query: string): Promise<SearchGroupDto[]> {
    const groups: SearchGroupDto[] = [];
    for (const source of this.sources) {
      const results = await source.find(query, MAX_OF_EACH);
      if (results.length > 0) {
        groups.push({ id: source.id, label: source.label, results });
      }
    }
    return groups;
  }
}
