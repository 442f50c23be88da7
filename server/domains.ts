import { commonDomain } from './common/common.domain.js';
import type { DeCarpeta } from './common/de-carpeta.js';
import { type Domain, merge } from './common/domain.js';
import { actividadDomain } from './expediente/actividad/actividad.domain.js';
import { agendaDomain } from './expediente/agenda/agenda.domain.js';
import { carpetasDomain } from './expediente/carpetas/carpetas.domain.js';
import { certificadosDomain } from './expediente/certificados/certificados.domain.js';
import { correccionesDomain } from './expediente/correcciones/correcciones.domain.js';
import { documentosDomain } from './expediente/documentos/documentos.domain.js';
import { feriadosDomain } from './expediente/feriados/feriados.domain.js';
import { inmueblesDomain } from './expediente/inmuebles/inmuebles.domain.js';
import { inscripcionesDomain } from './expediente/inscripciones/inscripciones.domain.js';
import { partesDomain } from './expediente/partes/partes.domain.js';
import { personasDomain } from './expediente/personas/personas.domain.js';
import { plantillasDomain } from './expediente/plantillas/plantillas.domain.js';
import { plazosDomain } from './expediente/plazos/plazos.domain.js';
import { protocoloDomain } from './expediente/protocolo/protocolo.domain.js';
import { reglasDePlazoDomain } from './expediente/reglas-de-plazo/reglas-de-plazo.domain.js';
import { requisitosDomain } from './expediente/requisitos/requisitos.domain.js';
import { tiposActoDomain } from './expediente/tipos-acto/tipos-acto.domain.js';
import { academiaDomain } from './oficina/academia/academia.domain.js';
import { archivosDomain } from './oficina/archivos/archivos.domain.js';
import { ayudaDomain } from './oficina/ayuda/ayuda.domain.js';
import { chatDomain } from './oficina/chat/chat.domain.js';
import { contactosDomain } from './oficina/contactos/contactos.domain.js';
import { correosDomain } from './oficina/correos/correos.domain.js';
import { cotizacionesDomain } from './oficina/cotizaciones/cotizaciones.domain.js';
import { finanzasDomain } from './oficina/finanzas/finanzas.domain.js';
import { inventarioDomain } from './oficina/inventario/inventario.domain.js';
import { notasDomain } from './oficina/notas/notas.domain.js';
import { panelesDomain } from './oficina/paneles/paneles.domain.js';
import { tablerosDomain } from './oficina/tableros/tableros.domain.js';
import { tareasDomain } from './oficina/tareas/tareas.domain.js';
import { administracionDomain } from './plataforma/administracion/administracion.domain.js';
import { atajosDomain } from './plataforma/atajos/atajos.domain.js';
import { auditoriaDomain } from './plataforma/auditoria/auditoria.domain.js';
import { authDomain } from './plataforma/auth/auth.domain.js';
import { avisosDomain } from './plataforma/avisos/avisos.domain.js';
import { cuentasDomain } from './plataforma/cuentas/cuentas.domain.js';
import { exportacionesDomain } from './plataforma/exportaciones/exportaciones.domain.js';
import { imagenesDomain } from './plataforma/imagenes/imagenes.domain.js';
import { invitacionesDomain } from './plataforma/invitaciones/invitaciones.domain.js';
import { miembrosDomain } from './plataforma/miembros/miembros.domain.js';
import { planDomain } from './plataforma/plan/plan.domain.js';
import { signUpDomain } from './plataforma/sign-up/sign-up.domain.js';
import { textosDomain } from './plataforma/textos/textos.domain.js';
import { tokensPersonalesDomain } from './plataforma/tokens-personales/tokens-personales.domain.js';
import { usoDomain } from './plataforma/uso/uso.domain.js';
import { usuariosDomain } from './plataforma/usuarios/usuarios.domain.js';

/** The descriptors of all domains. Exports and housekeeping follow this order, so sesiones come before usuarios. */
export const DOMAINS = [
  commonDomain,
  authDomain,
  signUpDomain,
  usuariosDomain,
  cuentasDomain,
  miembrosDomain,
  invitacionesDomain,
  planDomain,
  tokensPersonalesDomain,
  tiposActoDomain,
  carpetasDomain,
  personasDomain,
  partesDomain,
  requisitosDomain,
  inmueblesDomain,
  inscripcionesDomain,
  documentosDomain,
  certificadosDomain,
  protocoloDomain,
  plantillasDomain,
  textosDomain,
  feriadosDomain,
  plazosDomain,
  reglasDePlazoDomain,
  correccionesDomain,
  agendaDomain,
  archivosDomain,
  contactosDomain,
  tareasDomain,
  auditoriaDomain,
  actividadDomain,
  avisosDomain,
  atajosDomain,
  chatDomain,
  correosDomain,
  tablerosDomain,
  notasDomain,
  academiaDomain,
  inventarioDomain,
  usoDomain,
  panelesDomain,
  cotizacionesDomain,
  finanzasDomain,
  imagenesDomain,
  exportacionesDomain,
  ayudaDomain,
  administracionDomain,
] as const satisfies readonly Domain[];

/** The keys of a descriptor whose entries have names that are unique among all domains. */
type Keyed = Exclude<keyof Domain, 'swept' | 'lecturas' | 'deCarpeta'>;

/** The values of a key in all descriptors, as a union of their own types. */
export type Described<Key extends keyof Domain> = Extract<(typeof DOMAINS)[number], Record<Key, unknown>>[Key];

/** All names under a key in the descriptors. */
export type NameOf<Key extends Keyed> =
  Described<Key> extends infer Each ? (Each extends unknown ? keyof Each & string : never) : never;

type Said<Key extends Keyed> = NonNullable<Domain[Key]>[string];

/** The entries of all descriptors under a key, by name. */
export function collect<Key extends Keyed>(key: Key): Record<NameOf<Key>, Said<Key>> {
  const domains: readonly Domain[] = DOMAINS;
  return merge(domains.map((domain) => domain[key] as Record<string, Said<Key>> | undefined));
}

/** The values of a key in the `deCarpeta` of all domains, as a union of their own types. */
type DescribedDeCarpeta<Key extends keyof DeCarpeta> = Extract<Described<'deCarpeta'>, Record<Key, unknown>>[Key];

/** The keys of `deCarpeta` with named entries. */
type KeyedDeCarpeta = Exclude<keyof DeCarpeta, 'faltantes' | 'dejaFaltantes' | 'compartido'>;

/** All names under a key in the `deCarpeta` of all domains. */
export type NameDeCarpeta<Key extends KeyedDeCarpeta> =
  DescribedDeCarpeta<Key> extends infer Each ? (Each extends unknown ? keyof Each & string : never) : never;

/**
 * The places that can report something missing. They are the tabs of a carpeta's page, and the space above the tabs.
 */
export type LugarDeFaltante = DescribedDeCarpeta<'faltantes'>;

/** The `deCarpeta` of all domains with things in carpetas. */
export const DE_CARPETA: readonly DeCarpeta[] = (DOMAINS as readonly Domain[]).flatMap(
  ({ deCarpeta }) => deCarpeta ?? [],
);

type SaidDeCarpeta<Key extends KeyedDeCarpeta> = NonNullable<DeCarpeta[Key]>[string];

/** The entries under a key in the `deCarpeta` of all domains, by name. */
export function collectDeCarpeta<Key extends KeyedDeCarpeta>(key: Key): Record<NameDeCarpeta<Key>, SaidDeCarpeta<Key>> {
  return merge(DE_CARPETA.map((said) => said[key] as Record<string, SaidDeCarpeta<Key>> | undefined));
}
