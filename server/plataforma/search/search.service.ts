import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discovered } from '../../common/discovered.js';
import { describeGroups, type SearchGroupDto } from './search.dto.js';
import { type Group, SearchGroup, type SearchSource } from './search-source.js';

const MAX_OF_EACH = 5;

/** The global search in the data that the running user may see. */
@Injectable()
export class SearchService implements OnModuleInit {
  private groups: { id: string; label: string; isForAll?: true; source: SearchSource }[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const groups = discovered<SearchSource, Group>(this.discovery, SearchGroup)
      .map(({ instance, options }) => ({ ...options, source: instance }))
      .toSorted((a, b) => a.order - b.order);
    describeGroups(groups);
    this.groups = groups;
  }

  /**
   * The results of each source with results.
   * @param query never blank
   * @param isWhole whether to add the groups that not every client knows
   */
  async find(query: string, isWhole: boolean): Promise<SearchGroupDto[]> {
    const found: SearchGroupDto[] = [];
    for (const { id, label, source } of this.groups.filter(({ isForAll }) => isForAll || isWhole)) {
      const results = await source.find(query, MAX_OF_EACH);
      if (results.length > 0) {
        found.push({ id, label, results });
      }
    }
    return found;
  }
}
