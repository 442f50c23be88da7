import type { LiveEvent } from './live-events';

/** An event, or that the connection is back after it was lost. */
type Told = LiveEvent['type'] | 'resumed';

/** A tag of the cache, or one thing of it. */
export type Tag = string | { readonly type: string; readonly id?: string | number };

interface TaggedApi {
  util: { invalidateTags: (tags: never) => unknown };
}

type TagOf<Api extends TaggedApi> = Extract<Parameters<Api['util']['invalidateTags']>[0][number], Tag>;

const tagsByEvent = new Map<string, Set<Tag>>();

/**
 * Has the server's events make tags of an API stale: what has them is fetched again where it is shown. Called beside the
 * endpoints, with the API's type. A lost connection makes all of it stale; `resumed`
 * names what nothing else does.
 */
export function makeStale<Api extends TaggedApi>(tags: Partial<Record<Told, TagOf<Api>[]>>): void {
  for (const [told, those] of Object.entries<Tag[]>(tags)) {
    tagsByEvent.set(told, new Set([...(tagsByEvent.get(told) ?? []), ...those]));
  }
}

/** What an event makes stale. */
export const staleAfter = ({ type }: LiveEvent): Tag[] => [...(tagsByEvent.get(type) ?? [])];

/** What a lost connection makes stale: whole tags, since anything may have changed. */
export function staleAfterAll(): Tag[] {
  const tags = [...tagsByEvent.values()].flatMap((some) => [...some]);
  return [...new Set(tags.map((tag) => (typeof tag === 'string' ? tag : tag.type)))];
}
