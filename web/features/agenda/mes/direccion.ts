import { oneOf, type UrlCodec } from '../../../lib/url-codecs';

const dia: UrlCodec<string | null> = {
  initial: null,
  // The server knows no others, and a month shows some days of its neighbours.
  read: (typed) =>
    /^(19[1-9]|20\d|21[0-8])\d-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : undefined,
};

/** What the agenda shows: the address holds it. */
export const schema = {
  vista: oneOf(['mes', 'semana', 'lista'], 'mes'),
  /** Today without it. */
  dia,
  de: oneOf(['todos', 'yo'], 'todos'),
};
