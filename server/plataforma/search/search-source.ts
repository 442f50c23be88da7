import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** A result: the link to its page, and its text. Each domain adds the fields that it shows. */
export interface SearchResult {
  link: string;
  value: string;
}

/**
 * A domain's part of the global search. The domain's own rules decide the matches. A search runs in the request's
 * transaction, and so under row-level security.
 */
export interface SearchSource {
  /** @param query never blank */
  find(query: string, limit: number): Promise<SearchResult[]>;
}

/** The group of a source's results. */
export interface Group {
  /** The key of the group, for programs. */
  id: string;
  /** The name of the group, for people. */
  label: string;
  /** The order of the group among the groups. */
  order: number;
  /** Whether every client gets the group. Clients get the other groups when they ask for all. */
  isForAll?: true;
  result: Type<SearchResult>;
}

/** Registers a provider of any module as the search source of a group. */
export const SearchGroup = DiscoveryService.createDecorator<Group>();
