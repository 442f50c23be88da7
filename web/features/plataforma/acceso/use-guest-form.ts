import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Returns the message for a bad value, or null. */
export type Rule<Values> = (value: string, values: Values) => string | null;

/**
 * The values and errors of a guest form. An error shows once the person leaves its field or sends the form.
 * @param initial values that only the browser knows, such as an e-mail: the build draws the fields empty
 */
export function useGuestForm<Values extends Record<string, string>>(
  initial: Values,
  rules: Partial<Record<keyof Values, Rule<Values>>>,
  isSubmitting: boolean,
) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => emptied(initial));
  const [touched, setTouched] = useState<Partial<Record<keyof Values, boolean>>>({});
  const errorOf = (name: keyof Values) => rules[name]?.(values[name] as string, values) ?? null;
  const inputOf = (name: keyof Values) => form.current?.elements.namedItem(String(name)) as HTMLInputElement | null;
  const focusOn = (name: keyof Values) => inputOf(name)?.focus();

  // Text typed before the page's code arrived is only in the inputs, and counts more than an initial value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page takes over
  useLayoutEffect(() => {
    const known = Object.keys(values).map((name) => [name, inputOf(name)?.value || initial[name]]);
    if (known.some(([, value]) => value)) setValues(Object.fromEntries(known));
  }, []);

  // The button lost the focus while it was disabled.
  useEffect(() => {
    const comeBack = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true], [type=submit]')?.focus();
    return isSubmitting ? comeBack : undefined;
  }, [isSubmitting]);

  return {
    /**
     * The attributes of the `<form>`. With `post`, a form sent before the page's code arrives keeps the password out of
     * the address.
     */
    attributes: { ref: form, method: 'post', noValidate: true },
    values,
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] as string,
      error: touched[name] ? errorOf(name) : null,
      disabled: isSubmitting,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setValues((typed) => ({ ...typed, [name]: target.value })),
      onBlur: ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
        // A message that appears during a press on the button would move the button away.
        const isSending = (relatedTarget as HTMLButtonElement | null)?.type === 'submit';
        if (values[name] !== '' && !isSending) setTouched((left) => ({ ...left, [name]: true }));
      },
    }),
    /** Sends the values, or focuses the first field with an error. */
    submit: (send: (values: Values) => void) => (event: FormEvent) => {
      event.preventDefault();
      const names = Object.keys(values) as (keyof Values)[];
      setTouched(Object.fromEntries(names.map((name) => [name, true])) as typeof touched);
      const wrong = names.find(errorOf);
      if (wrong) focusOn(wrong);
      else send(values);
    },
    /** Empties a field and focuses it. */
    clearAndFocus(name: keyof Values) {
      setValues((typed) => ({ ...typed, [name]: '' }));
      setTouched({});
      focusOn(name);
    },
  };
}

const emptied = <Values extends Record<string, string>>(values: Values) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, ''])) as Values;
