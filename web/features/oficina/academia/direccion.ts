import type { Curso } from './academia-api';

/** The address of a course. A course of the product has its slug in the address, since the slug does not change. */
export const direccionDe = ({ id, slug, own }: Pick<Curso, 'id' | 'slug' | 'own'>): string =>
  `/apps/academy/${own ? id : slug}`;
