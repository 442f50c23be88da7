/** The countries whose offices the product knows. */
export const PAISES = ['AR', 'CL', 'ES', 'UY'] as const;
export type Pais = (typeof PAISES)[number];
