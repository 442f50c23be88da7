import { carpetasDomain } from './carpetas/carpetas.domain.js';
import { commonDomain } from './common/common.domain.js';
import { type Domain, merge } from './common/domain.js';
import { contactosDomain } from './contactos/contactos.domain.js';
import { cuentasDomain } from './cuentas/cuentas.domain.js';
import { documentosDomain } from './documentos/documentos.domain.js';
import { miembrosDomain } from './miembros/miembros.domain.js';
import { personasDomain } from './personas/personas.domain.js';
import { planDomain } from './plan/plan.domain.js';
import { tablerosDomain } from './tableros/tableros.domain.js';
import { tareasDomain } from './tareas/tareas.domain.js';

/** Every domain that has something to describe. */
export const DOMAINS = [
  commonDomain,
  cuentasDomain,
  miembrosDomain,
  planDomain,
  carpetasDomain,
  personasDomain,
  documentosDomain,
  contactosDomain,
  tareasDomain,
  tablerosDomain,
] as const;

/** What the domains say of one thing, each by its own type. */
export type Described<Key extends keyof Domain> = Extract<(typeof DOMAINS)[number], Record<Key, unknown>>[Key];

/** The names that the domains use for one thing. */
export type NameOf<Key extends keyof Domain> =
  Described<Key> extends infer Each ? (Each extends unknown ? keyof Each & string : never) : never;

/** What the domains say of one thing, by its names. */
export function collect<Key extends keyof Domain>(key: Key): Record<NameOf<Key>, NonNullable<Domain[Key]>[string]> {
  const domains: readonly Domain[] = DOMAINS;
  return merge(domains.map((domain) => domain[key])) as Record<NameOf<Key>, NonNullable<Domain[Key]>[string]>;
}
