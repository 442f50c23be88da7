import type { Described } from '../../domains.js';
import type { Named } from '../domain.js';

type Name<Kind> = Kind extends readonly (infer Word)[] ? Word : Kind extends 'ids?' ? string[] : string;

type Names<All> = { [Key in keyof All as All[Key] extends 'ids?' ? never : Key]: Name<All[Key]> } & {
  [Key in keyof All as All[Key] extends 'ids?' ? Key : never]?: Name<All[Key]>;
};

type Event<Type, Kind> = { type: Type } & (Kind extends { names: infer All extends Record<string, Named> }
  ? Names<All>
  : unknown);

type EventsOf<Kinds> = Kinds extends unknown ? { [Type in keyof Kinds]: Event<Type, Kinds[Type]> }[keyof Kinds] : never;

/** An event for open tabs, as the domains describe it. */
export type LiveEvent = EventsOf<Described<'events'>> & {
  /** The tab that made the change: `usuarioId/X-Tab-Id`. */
  origin?: string;
};
