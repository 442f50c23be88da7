/** Spain's comunidades and cities, by their code in the library of holidays. */
export const COMUNIDADES = [
  ['AN', 'Andalucía'],
  ['AR', 'Aragón'],
  ['AS', 'Asturias'],
  ['CN', 'Canarias'],
  ['CB', 'Cantabria'],
  ['CM', 'Castilla-La Mancha'],
  ['CL', 'Castilla y León'],
  ['CT', 'Cataluña'],
  ['CE', 'Ceuta'],
  ['MD', 'Comunidad de Madrid'],
  ['VC', 'Comunitat Valenciana'],
  ['EX', 'Extremadura'],
  ['GA', 'Galicia'],
  ['IB', 'Illes Balears'],
  ['RI', 'La Rioja'],
  ['ML', 'Melilla'],
  ['MC', 'Región de Murcia'],
  ['NC', 'Navarra'],
  ['PV', 'País Vasco'],
] as const;

export const CODIGOS_DE_COMUNIDAD = COMUNIDADES.map(([codigo]) => codigo as string);

/** The rule of holidays of a comunidad, by its clave. */
export const claveDeComunidad = (codigo: string): string => `comunidad_${codigo.toLowerCase()}`;

/** The name of the comunidad with this code. */
export const nombreDeComunidad = (codigo: string): string => COMUNIDADES.find(([one]) => one === codigo)?.[1] ?? codigo;

/** The comunidades as the options of a list. */
export const COMUNIDADES_A_ELEGIR = COMUNIDADES.map(([value, label]) => ({ value: value as string, label }));
