import type { ErrorDetail } from './domain-error.js';

/** SQLSTATE of a text that PostgreSQL cannot store, since it has a null character. */
const UNSTORABLE: readonly unknown[] = ['22021', '22P05'];
/** The depth to which the fields of a body are examined. No body of ours is deeper. */
const DEPTH = 5;
const MAX_DETAILS = 20;

const mensaje = 'Este texto tiene caracteres que no se pueden guardar.';

/** The fields of a body that made PostgreSQL refuse its texts. Undefined for other errors. */
export function unstorableFields(error: unknown, body: unknown): ErrorDetail[] | undefined {
  if (!UNSTORABLE.includes((error as { code?: unknown }).code)) {
    return undefined;
  }
  const campos = fieldsWithNull(body, '', DEPTH).slice(0, MAX_DETAILS);
  return campos.length > 0 ? campos.map((campo) => ({ campo, mensaje })) : undefined;
}

function fieldsWithNull(value: unknown, path: string, depth: number): string[] {
  if (typeof value === 'string') {
    return value.includes('\0') ? [path] : [];
  }
  if (typeof value !== 'object' || value === null || depth === 0) {
    return [];
  }
  return Object.entries(value).flatMap(([name, each]) =>
    fieldsWithNull(each, path === '' ? name : `${path}.${name}`, depth - 1),
  );
}
