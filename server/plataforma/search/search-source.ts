import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** A result: the page it leads to, and its text. Each domain adds the fields that it shows. */
export interface SearchResult {
  link: string;
  value: string;
}

/**
 * A domain's part of the global search. It matches by the domain's own rules. It runs in the request's transaction, and
 * so under row-level security.
 */
export interface SearchSource {
  /** @param query never blank */
  find(query: string, limit: number): Promise<SearchResult[]>;
}

/** The group of a source's results. */
/** What a source says of its group. */
export interface Group {
  /** The key of the group, for programs. */
  id: string;
  /** The name of the group, for people. */
  label: string;
  /** The place among the groups. */
  order: number;
  /** Whether every client gets it. Others get it when they ask for all groups. */
  isForAll?: true;
  result: Type<SearchResult>;
}

/** Makes a provider of any module the search source of a group. */
export const SearchGroup = DiscoveryService.createDecorator<Group>();
