/** The items by their ids. */
export const byId = <Item extends { id: string }>(items: readonly Item[] = []): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]));
