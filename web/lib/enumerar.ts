const conjunction = new Intl.ListFormat('es', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('es', { type: 'disjunction' });

/** «Ana, Luis y Pedro». */
export const enumerar = (textos: Iterable<string>): string => conjunction.format(textos);

/** «Ana, Luis o Pedro». */
export const enumerarOpciones = (textos: Iterable<string>): string => disjunction.format(textos);
