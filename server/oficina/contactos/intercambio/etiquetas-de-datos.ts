/** Spanish names of the kinds that vCards and other programs have; the preferred name is first. */
const NOMBRES: readonly (readonly [kind: string, ...nombres: string[]])[] = [
  ['fax', 'Fax'],
  ['cell', 'Móvil', 'Celular'],
  ['work', 'Trabajo', 'Oficina'],
  ['home', 'Personal', 'Casa', 'Particular'],
  ['main', 'Principal'],
  ['other', 'Otro'],
];

const SYNONYMS: Record<string, string> = { mobile: 'cell', iphone: 'cell', business: 'work', primary: 'main' };

/** The label of an e-mail or telephone of these kinds, as «work» and «cell»; '' when they say nothing. */
export function labelOf(kinds: readonly string[]): string {
  const known = kinds.map((kind) => kind.trim().toLowerCase()).map((kind) => SYNONYMS[kind] ?? kind);
  return NOMBRES.find(([kind]) => known.includes(kind))?.[1] ?? '';
}

/** The kind of vCard for a label, if there is one. */
export function kindOf(label: string): string | undefined {
  const plain = label.toLowerCase();
  return NOMBRES.find(([, ...nombres]) => nombres.some((nombre) => nombre.toLowerCase() === plain))?.[0];
}

/** A label of another program, in our words when we have some. */
export function translated(label: string): string {
  return labelOf([label]) || label;
}
