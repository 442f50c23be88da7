import type { Patch } from './autosave-slice';

/** The fields of a form by path: 'persona.nombre'. A list is one field, because its items have no lasting names. */
export function fieldsOf(values: object, parent = ''): Patch {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isGroup(value) ? Object.entries(fieldsOf(value, `${parent}${name}.`)) : [[parent + name, value]],
    ),
  );
}

/** The fields that differ from the form's initial values; `base` holds those values. */
export function changedFields(values: object, initial: object): { fields: Patch; base: Patch } {
  const before = fieldsOf(initial);
  const changed = Object.entries(fieldsOf(values)).filter(
    ([path, value]) => JSON.stringify(value) !== JSON.stringify(before[path]),
  );
  return {
    fields: Object.fromEntries(changed),
    base: Object.fromEntries(changed.map(([path]) => [path, before[path]])),
  };
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
