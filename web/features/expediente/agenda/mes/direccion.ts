import { oneOf, type UrlCodec } from '../../../../lib/url-codecs';
import type { Vista } from './periodo';

const dia: UrlCodec<string | null> = {
  initial: null,
  // The server knows no others, and a month shows some days of its neighbours.
  read: (typed) =>
    /^(19[1-9]|20\d|21[0-8])\d-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : undefined,
};

/** What the agenda shows: the address holds it. */
export const schema = {
  /** Without it a month, and on a telephone a list. */
  vista: oneOf<Vista, null>(['mes', 'semana', 'lista'], null),
  /** Today without it. */
  dia,
  de: oneOf(['todos', 'yo'], 'todos'),
};
