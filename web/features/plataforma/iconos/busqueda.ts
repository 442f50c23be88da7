import { oneOf, text, type UrlCodec } from '../../../lib/url-codecs';

const icono: UrlCodec<string | null> = {
  initial: null,
  read: (typed) => (/^[\w-]{1,60}$/.test(typed) ? typed : undefined),
};

/** The sizes in which icons can be shown, in pixels. */
export const tamanos = [16, 20, 24, 32, 48] as const;

export const schema = { q: text(60), tamano: oneOf(tamanos, 24), icono };
