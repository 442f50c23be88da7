/** The countries whose notarial practice the product knows. */
export const paisNames = { AR: 'Argentina', ES: 'España', UY: 'Uruguay' } as const;

export type Pais = keyof typeof paisNames;

export const paises = Object.entries(paisNames) as [Pais, string][];
