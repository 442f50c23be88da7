/** Reads and writes one value of an address. */
export interface UrlCodec<Value> {
  /** The value when the address has none. It is not written. */
  initial: Value;
  /** Reads a text. Undefined for an invalid text, because people also type addresses by hand. */
  read: (text: string) => Value | undefined;
  /** Writes the value. By default it is `String`. */
  write?: (value: Value) => string;
}

/** A text, cut at `max` characters. */
export const text = (max: number): UrlCodec<string> => ({ initial: '', read: (typed) => typed.slice(0, max) });

export const oneOf = <Value extends string | number, Initial extends Value | null>(
  values: readonly Value[],
  initial: Initial,
): UrlCodec<Value | Initial> => ({ initial, read: (typed) => values.find((value) => String(value) === typed) });

/** The named values, in the order of `values`. */
export const severalOf = <Value extends string>(values: readonly Value[]): UrlCodec<Value[]> => ({
  initial: [],
  read: (typed) => values.filter((value) => typed.split(',').includes(value)),
});

const idPattern = /^[\da-z-]{1,64}$/i;
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of something already loaded, or `initial`. */
export const id = <Initial extends string | null = null>(initial = null as Initial): UrlCodec<string | Initial> => ({
  initial,
  read: (typed) => (idPattern.test(typed) ? typed : undefined),
});

export const ids = (): UrlCodec<string[]> => ({
  initial: [],
  read: (typed) => typed.split(',').filter((one) => idPattern.test(one)),
});

/** An id that is sent to the server, which refuses other texts. */
export const uuid = (): UrlCodec<string | null> => ({
  initial: null,
  read: (typed) => (uuidPattern.test(typed) ? typed : undefined),
});

/** A whole number from `min` to `max`. */
export const whole = <Initial extends number | null>(
  min: number,
  max: number,
  initial: Initial,
): UrlCodec<number | Initial> => ({
  initial,
  read: (typed) => {
    const value = /^-?\d+$/.test(typed) ? Number(typed) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
});

/** True when the address has the word. */
export const flag = (word: string): UrlCodec<boolean> => ({
  initial: false,
  read: (typed) => typed === word,
  write: (isSet) => (isSet ? word : ''),
});

/** Whether a text is a day of the calendar, '2026-03-04'. */
export const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A day of the calendar. */
export const day: UrlCodec<string | null> = {
  initial: null,
  read: (typed) => (isDay(typed) ? typed : undefined),
};
