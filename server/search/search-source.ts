/** What is found: where it leads to, and the text that stands for it. Each domain adds what it shows it with. */
export interface SearchResult {
  link: string;
  value: string;
}

/**
 * A domain's part of the search over everything. It runs in the request's transaction, by the domain's own rules of what
 * matches, and so under row-level security. search.module.ts lists the sources in the order of their groups.
 */
export interface SearchSource {
  /** Of the group, for programs. */
  readonly id: string;
  /** Of the group, for people. */
  readonly label: string;
  /** @param query not blank */
  find(query: string, limit: number): Promise<SearchResult[]>;
}
