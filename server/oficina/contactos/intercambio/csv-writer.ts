import { csvOf } from '../../../common/csv.js';
import { linesOf } from '../../../common/input/html-text.js';
import type { ContactoFila } from '../contactos.repository.js';
import { international } from './telefonos.js';

/** A telephone in groups of digits. Spreadsheets do not compute such a text, so it needs no apostrophe. */
const TELEFONO = /^\+\d+( \d[\d-]*)+$/;

/**
 * Contacts as a table that spreadsheets open and {@link readCsv} reads.
 * @param titleOf returns the title of an etiqueta
 */
export function writeCsv(
  contactos: readonly ContactoFila[],
  titleOf: (id: string) => string | undefined,
): Promise<string> {
  const correos = most(contactos.map((contacto) => contacto.correos.length));
  const telefonos = most(contactos.map((contacto) => contacto.telefonos.length));
  const headings = [
    ...['Nombre', 'Cargo', 'Empresa'],
    ...numbers(correos).flatMap((n) => [`Correo ${n}`, `Etiqueta del correo ${n}`]),
    ...numbers(telefonos).flatMap((n) => [`Teléfono ${n}`, `Etiqueta del teléfono ${n}`]),
    ...['Cumpleaños', 'Dirección', 'Etiquetas', 'Notas'],
  ];
  const rows = contactos.map((contacto) => [
    ...[contacto.nombre, contacto.titulo ?? '', contacto.empresa ?? ''],
    ...filledUp(
      contacto.correos.flatMap(({ email, label }) => [email, label]),
      2 * correos,
    ),
    ...filledUp(
      contacto.telefonos.flatMap((telefono) => [international(telefono), telefono.label]),
      2 * telefonos,
    ),
    contacto.nacimiento ?? '',
    contacto.direccion ?? '',
    contacto.etiquetas.flatMap((id) => titleOf(id) ?? []).join(', '),
    linesOf(contacto.notas ?? ''),
  ]);
  return csvOf([headings, ...rows], (text) => TELEFONO.test(text));
}

function most(counts: readonly number[]): number {
  return counts.reduce((a, b) => Math.max(a, b), 1);
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

function filledUp(cells: readonly string[], count: number): string[] {
  return [...cells, ...Array<string>(count - cells.length).fill('')];
}
