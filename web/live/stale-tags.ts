import type { LiveEvent, Received } from './live-events';

/** An event, or `resumed` when a lost connection is back. */
type Told = LiveEvent['type'] | 'resumed';

/** An event of one type, as it is received. */
type ReceivedOf<Type> = Extract<Received, { type: Type }>;

/** A tag of the cache, for one thing or for all of its type. */
export type Tag = string | { readonly type: string; readonly id?: string | number };

interface TaggedApi {
  util: { invalidateTags: (tags: never) => unknown };
}

type TagOf<Api extends TaggedApi> = Extract<Parameters<Api['util']['invalidateTags']>[0][number], Tag>;

const tagsByEvent = new Map<string, Set<Tag>>();
// biome-ignore lint/suspicious/noExplicitAny: each reads the event under whose type it is kept
type Reader = (event: any) => readonly Tag[];
const readers = new Map<string, Reader[]>();

/** The tags of an event, or a function that reads them from it. */
type Stale<Api extends TaggedApi> = {
  [Type in Told]?: TagOf<Api>[] | ((event: ReceivedOf<Type>) => TagOf<Api>[]);
};

/**
 * Names the cache tags that live events make stale. Shown data with these tags are fetched again. It is called beside
 * the endpoints, with the API's type. A lost connection makes all named tags stale. `resumed` is for tags that no event
 * names, or that are read from the event.
 */
export function makeStale<Api extends TaggedApi>(tags: Stale<Api>): void {
  for (const [told, those] of Object.entries(tags as Record<string, readonly Tag[] | Reader>)) {
    if (typeof those === 'function') readers.set(told, [...(readers.get(told) ?? []), those]);
    else tagsByEvent.set(told, new Set([...(tagsByEvent.get(told) ?? []), ...those]));
  }
}

/** The tags that an event makes stale. */
export const staleAfter = (event: Received): Tag[] => [
  ...(tagsByEvent.get(event.type) ?? []),
  ...(readers.get(event.type) ?? []).flatMap((read) => read(event)),
];

/** The tags that a lost connection makes stale: whole types, since anything may have changed. */
export function staleAfterAll(): Tag[] {
  const tags = [...tagsByEvent.values()].flatMap((some) => [...some]);
  return [...new Set(tags.map((tag) => (typeof tag === 'string' ? tag : tag.type)))];
}
