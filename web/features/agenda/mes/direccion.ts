import { oneOf, type UrlCodec } from '../../../lib/url-codecs';

const dia: UrlCodec<string | null> = {
  initial: null,
  read: (typed) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : undefined),
};

/** What the agenda shows: the address holds it. */
export const schema = {
  vista: oneOf(['mes', 'semana', 'lista'], 'mes'),
  /** Today without it. */
  dia,
  de: oneOf(['todos', 'yo'], 'todos'),
};
