/** The name of a field of a form, as people read it. */
interface Named {
  label: string;
  /** Turns a value that is a code or an id into words. */
  toWords?: ((value: unknown) => string) | undefined;
}

/** The names of the fields of each form, by its control. */
const forms = new WeakMap<object, Map<string, Named>>();

/** Sets the name of the field at a path. */
export function nameField(control: object, path: string, named: Named): void {
  const fields = forms.get(control) ?? new Map<string, Named>();
  forms.set(control, fields.set(path, named));
}

/**
 * The typed or chosen values as lines: «Carátula: Venta de Ríos». A value without a name on the page is left out,
 * unless it is a text.
 */
export function linesOf(control: object, changed: object): string[] {
  const fields = forms.get(control);
  const lineOf = (path: string, value: unknown): string[] => {
    const named = fields?.get(path);
    if (typeof value === 'object' && value !== null && !named) {
      return Object.entries(value).flatMap(([key, part]) => lineOf(`${path}.${key}`, part));
    }
    if (!named) return typeof value === 'string' && value.trim() && !isId(value) ? [value] : [];
    const text = named.toWords ? named.toWords(value) : typeof value === 'string' ? value : '';
    return text.trim() ? [`${named.label}: ${text.trim()}`] : [];
  };
  return Object.entries(changed).flatMap(([path, value]) => lineOf(path, value));
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
