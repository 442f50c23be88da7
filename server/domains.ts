import { academiaDomain } from './academia/academia.domain.js';
import { actividadDomain } from './actividad/actividad.domain.js';
import { administracionDomain } from './administracion/administracion.domain.js';
import { agendaDomain } from './agenda/agenda.domain.js';
import { archivosDomain } from './archivos/archivos.domain.js';
import { atajosDomain } from './atajos/atajos.domain.js';
import { auditoriaDomain } from './auditoria/auditoria.domain.js';
import { authDomain } from './auth/auth.domain.js';
import { avisosDomain } from './avisos/avisos.domain.js';
import { ayudaDomain } from './ayuda/ayuda.domain.js';
import { carpetasDomain } from './carpetas/carpetas.domain.js';
import { certificadosDomain } from './certificados/certificados.domain.js';
import { chatDomain } from './chat/chat.domain.js';
import { commonDomain } from './common/common.domain.js';
import { type Domain, merge } from './common/domain.js';
import { contactosDomain } from './contactos/contactos.domain.js';
import { correosDomain } from './correos/correos.domain.js';
import { cotizacionesDomain } from './cotizaciones/cotizaciones.domain.js';
import { cuentasDomain } from './cuentas/cuentas.domain.js';
import { documentosDomain } from './documentos/documentos.domain.js';
import { exportacionesDomain } from './exportaciones/exportaciones.domain.js';
import { feriadosDomain } from './feriados/feriados.domain.js';
import { finanzasDomain } from './finanzas/finanzas.domain.js';
import { imagenesDomain } from './imagenes/imagenes.domain.js';
import { inmueblesDomain } from './inmuebles/inmuebles.domain.js';
import { inscripcionesDomain } from './inscripciones/inscripciones.domain.js';
import { inventarioDomain } from './inventario/inventario.domain.js';
import { invitacionesDomain } from './invitaciones/invitaciones.domain.js';
import { miembrosDomain } from './miembros/miembros.domain.js';
import { notasDomain } from './notas/notas.domain.js';
import { panelesDomain } from './paneles/paneles.domain.js';
import { partesDomain } from './partes/partes.domain.js';
import { personasDomain } from './personas/personas.domain.js';
import { planDomain } from './plan/plan.domain.js';
import { plantillasDomain } from './plantillas/plantillas.domain.js';
import { plazosDomain } from './plazos/plazos.domain.js';
import { protocoloDomain } from './protocolo/protocolo.domain.js';
import { registroDomain } from './registro/registro.domain.js';
import { requisitosDomain } from './requisitos/requisitos.domain.js';
import { tablerosDomain } from './tableros/tableros.domain.js';
import { tareasDomain } from './tareas/tareas.domain.js';
import { textosDomain } from './textos/textos.domain.js';
import { tiposActoDomain } from './tipos-acto/tipos-acto.domain.js';
import { tokensPersonalesDomain } from './tokens-personales/tokens-personales.domain.js';
import { usuariosDomain } from './usuarios/usuarios.domain.js';

/** The descriptors of all domains. Exports and housekeeping follow this order, so sesiones go before usuarios. */
export const DOMAINS = [
  commonDomain,
  authDomain,
  registroDomain,
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
  panelesDomain,
  cotizacionesDomain,
  finanzasDomain,
  imagenesDomain,
  exportacionesDomain,
  ayudaDomain,
  administracionDomain,
] as const satisfies readonly Domain[];

/** The keys of a descriptor whose entries have a name that no other domain uses. */
type Keyed = Exclude<keyof Domain, 'swept' | 'lecturas'>;

/** The values of one key in all descriptors, as a union of their own types. */
export type Described<Key extends keyof Domain> = Extract<(typeof DOMAINS)[number], Record<Key, unknown>>[Key];

/** All names that descriptors have under one key. */
export type NameOf<Key extends Keyed> =
  Described<Key> extends infer Each ? (Each extends unknown ? keyof Each & string : never) : never;

type Said<Key extends Keyed> = NonNullable<Domain[Key]>[string];

/** The entries of all descriptors under one key, by name. */
export function collect<Key extends Keyed>(key: Key): Record<NameOf<Key>, Said<Key>> {
  const domains: readonly Domain[] = DOMAINS;
  return merge(domains.map((domain) => domain[key] as Record<string, Said<Key>> | undefined));
}
