import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** What is found: where it leads to, and the text that stands for it. Each domain adds what it shows it with. */
export interface SearchResult {
  link: string;
  value: string;
}

/**
 * A domain's part of the search over everything. It runs in the request's transaction, by the domain's own rules of what
 * matches, and so under row-level security.
 */
export interface SearchSource {
  /** @param query not blank */
  find(query: string, limit: number): Promise<SearchResult[]>;
}

/** The group of what a source finds. */
interface Group {
  /** For programs. */
  id: string;
  /** For people. */
  label: string;
  /** Its place among the groups. */
  order: number;
  result: Type<SearchResult>;
}

/** Adds a provider of any module to the search, as the source of this group. */
export const SearchGroup = DiscoveryService.createDecorator<Group>();
