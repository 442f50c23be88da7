/** Spanish labels for the kinds of vCards and other programs. The first label of each kind is the preferred one. */
const NOMBRES: readonly (readonly [kind: string, ...nombres: string[]])[] = [
  ['fax', 'Fax'],
  ['cell', 'Móvil', 'Celular'],
  ['work', 'Trabajo', 'Oficina'],
  ['home', 'Personal', 'Casa', 'Particular'],
  ['main', 'Principal'],
  ['other', 'Otro'],
];

const SYNONYMS: Record<string, string> = { mobile: 'cell', iphone: 'cell', business: 'work', primary: 'main' };

/** The label of an e-mail or telephone of these kinds, such as «work» and «cell»; '' when no kind has a label. */
export function labelOf(kinds: readonly string[]): string {
  const known = kinds.map((kind) => kind.trim().toLowerCase()).map((kind) => SYNONYMS[kind] ?? kind);
  return NOMBRES.find(([kind]) => known.includes(kind))?.[1] ?? '';
}

/** The kind of vCard for a label; undefined when there is none. */
export function kindOf(label: string): string | undefined {
  const plain = label.toLowerCase();
  return NOMBRES.find(([, ...nombres]) => nombres.some((nombre) => nombre.toLowerCase() === plain))?.[0];
}

/** The label of another program, in Spanish when we have a label for it. */
export function translated(label: string): string {
  return labelOf([label]) || label;
}
