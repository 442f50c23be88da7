import type { Described, NameDeCarpeta } from '../../domains.js';
import type { Named } from '../domain.js';

/** The optional fields of an event. */
type Several = 'ids?' | 'names?';

type Name<Kind> = Kind extends readonly (infer Word)[]
  ? Word
  : Kind extends Several
    ? string[]
    : Kind extends 'cambio'
      ? NameDeCarpeta<'cambios'>
      : string;

type Names<All> = { [Key in keyof All as All[Key] extends Several ? never : Key]: Name<All[Key]> } & {
  [Key in keyof All as All[Key] extends Several ? Key : never]?: Name<All[Key]>;
};

type Event<Type, Kind> = { type: Type } & (Kind extends { names: infer All extends Record<string, Named> }
  ? Names<All>
  : unknown);

type EventsOf<Kinds> = Kinds extends unknown ? { [Type in keyof Kinds]: Event<Type, Kinds[Type]> }[keyof Kinds] : never;

/** An event for open tabs, with the names and fields of the domains' descriptors. */
export type LiveEvent = EventsOf<Described<'events'>> & {
  /** The tab that made the change: `usuarioId/X-Tab-Id`. */
  origin?: string;
};
