import type { LiveEvent } from './live-events';

/** An event, or `resumed` when a lost connection is back. */
type Told = LiveEvent['type'] | 'resumed';

/** A tag of the cache, for one thing or for all of its type. */
export type Tag = string | { readonly type: string; readonly id?: string | number };

interface TaggedApi {
  util: { invalidateTags: (tags: never) => unknown };
}

type TagOf<Api extends TaggedApi> = Extract<Parameters<Api['util']['invalidateTags']>[0][number], Tag>;

const tagsByEvent = new Map<string, Set<Tag>>();

/**
 * Names the cache tags that live events make stale: what has them is fetched again where it is shown. Called beside the
 * endpoints, with the API's type. A lost connection makes all named tags stale; `resumed` is for tags that no event
 * names.
 */
export function makeStale<Api extends TaggedApi>(tags: Partial<Record<Told, TagOf<Api>[]>>): void {
  for (const [told, those] of Object.entries<Tag[]>(tags)) {
    tagsByEvent.set(told, new Set([...(tagsByEvent.get(told) ?? []), ...those]));
  }
}

/** The tags that an event makes stale. */
export const staleAfter = ({ type }: LiveEvent): Tag[] => [...(tagsByEvent.get(type) ?? [])];

/** The tags that a lost connection makes stale: whole types, since anything may have changed. */
export function staleAfterAll(): Tag[] {
  const tags = [...tagsByEvent.values()].flatMap((some) => [...some]);
  return [...new Set(tags.map((tag) => (typeof tag === 'string' ? tag : tag.type)))];
}
