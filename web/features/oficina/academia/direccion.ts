import type { Curso } from './academia-api';

/** The address of a course. One of the product has its slug, which does not change. */
export const direccionDe = ({ id, slug, own }: Pick<Curso, 'id' | 'slug' | 'own'>): string =>
  `/apps/academy/${own ? id : slug}`;
