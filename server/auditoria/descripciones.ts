import { ESTADO_NOMBRE, type EstadoCarpeta } from '../carpetas/carpeta-estados.js';
import { ROL_NOMBRE } from '../common/access/roles.js';
import { ROL_PARTE_NOMBRE } from '../partes/parte-roles.js';

type Datos = Record<string, unknown>;

const CAMPOS: Record<string, string> = {
  caratula: 'la carátula',
  tipoActoId: 'el tipo de acto',
  responsableId: 'el responsable',
  escribanoId: 'el escribano',
  prioridad: 'la prioridad',
  reservada: 'la reserva',
  moneda: 'la moneda',
  monto: 'el monto',
  fechaFirmaPrevista: 'la fecha de firma',
  ubicacionFisica: 'la ubicación física',
  etiquetas: 'las etiquetas',
  camposExtra: 'los campos adicionales',
  tipo: 'el tipo de persona',
  nombre: 'el nombre',
  apellidos: 'los apellidos',
  razonSocial: 'la razón social',
  paisDoc: 'el país del documento',
  tipoDoc: 'el tipo de documento',
  numeroDoc: 'el número de documento',
  idFiscalPais: 'el país de la identificación fiscal',
  idFiscalTipo: 'el tipo de identificación fiscal',
  idFiscal: 'la identificación fiscal',
  nacimiento: 'la fecha de nacimiento',
  nacionalidad: 'la nacionalidad',
  estadoCivil: 'el estado civil',
  nupcias: 'las nupcias',
  conyuge: 'el cónyuge',
  regimen: 'el régimen',
  domicilio: 'el domicilio',
  profesion: 'la profesión',
  email: 'el correo',
  telefono: 'el teléfono',
  motivoExcepcion: 'el motivo de la excepción',
  rol: 'el rol',
  caracter: 'el carácter',
  representaA: 'a quién representa',
  porcentaje: 'el porcentaje',
  orden: 'el orden',
  pais: 'el país',
  zonaHoraria: 'la zona horaria',
  numeroPrefijo: 'el prefijo de la numeración',
  numeroInicial: 'el primer número de cada año',
};

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });
const estado = (value: unknown) => ESTADO_NOMBRE[value as EstadoCarpeta] ?? String(value);
const named = (campos: unknown) => LIST.format((campos as string[]).map((campo) => CAMPOS[campo] ?? campo));
const rolDeParte = (rol: unknown) => (ROL_PARTE_NOMBRE[String(rol)] ?? String(rol)).toLowerCase();
const quoted = (value: unknown) => `«${String(value)}»`;
const place = (seccion: unknown) =>
  seccion ? `a la sección ${quoted(seccion)}` : 'a la carpeta, fuera de toda sección';

const rolDeCuenta = (rolId: unknown) => (ROL_NOMBRE[Number(rolId)] ?? String(rolId)).toLowerCase();

/** What each accion says, in Spanish, without its subject. */
const SENTENCES: Record<string, (datos: Datos) => string> = {
  'carpeta.creada': ({ tipoActo }) => `creó la carpeta (${String(tipoActo)})`,
  'carpeta.modificada': ({ campos }) => `modificó ${named(campos)}`,
  'carpeta.movida': ({ de, a, motivo }) =>
    `pasó la carpeta de ${quoted(estado(de))} a ${quoted(estado(a))}${motivo ? `: ${String(motivo)}` : ''}`,
  'carpeta.eliminada': () => 'envió la carpeta a la papelera',
  'carpeta.restaurada': () => 'restauró la carpeta',
  'carpeta.vista': () => 'consultó la carpeta reservada',
  'persona.creada': ({ nombre }) => `registró a ${String(nombre)}`,
  'persona.modificada': ({ nombre, campos }) => `modificó ${named(campos)} de ${String(nombre)}`,
  'persona.eliminada': ({ nombre }) => `eliminó a ${String(nombre)}`,
  'personas.excepcion': ({ nombre, documentos, motivo }) =>
    `guardó por excepción ${LIST.format(documentos as string[])} de ${String(nombre)}: ${String(motivo)}`,
  'parte.agregada': ({ nombre, rol }) => `agregó a ${String(nombre)} como ${rolDeParte(rol)}`,
  'parte.modificada': ({ nombre, rol, campos }) =>
    `modificó ${named(campos)} de ${String(nombre)} (${rolDeParte(rol)})`,
  'parte.quitada': ({ nombre, rol }) => `quitó a ${String(nombre)} (${rolDeParte(rol)})`,
  'seccion.creada': ({ nombre }) => `creó la sección ${quoted(nombre)}`,
  'seccion.renombrada': ({ de, a }) => `cambió el nombre de la sección ${quoted(de)} a ${quoted(a)}`,
  'seccion.movida': ({ nombre, a }) => `movió la sección ${quoted(nombre)} ${place(a)}`,
  'seccion.eliminada': ({ nombre }) => `eliminó la sección ${quoted(nombre)}`,
  'documento.subido': ({ nombre }) => `subió ${quoted(nombre)}`,
  'documento.versionado': ({ nombre, n, motivo }) =>
    `subió la versión ${String(n)} de ${quoted(nombre)}${motivo ? `: ${String(motivo)}` : ''}`,
  'documento.renombrado': ({ de, a }) => `cambió el nombre de ${quoted(de)} a ${quoted(a)}`,
  'documento.movido': ({ nombre, a }) => `movió ${quoted(nombre)} ${place(a)}`,
  'documento.eliminado': ({ nombre }) => `envió ${quoted(nombre)} a la papelera`,
  'documento.restaurado': ({ nombre }) => `restauró ${quoted(nombre)} de la papelera`,
  'documento.visto': ({ nombre, n }) => `vio la versión ${String(n)} de ${quoted(nombre)}`,
  'plan.cambiado': ({ de, a }) => `cambió el plan ${quoted(de)} por ${quoted(a)}`,
  'cuenta.modificada': ({ campos }) => `modificó ${named(campos)} de la cuenta`,
  'cuenta.logo': ({ quitado }) => (quitado ? 'quitó el logo de la cuenta' : 'cambió el logo de la cuenta'),
  'cuenta.cierrePedido': ({ cierraEn }) => `pidió cerrar la cuenta el ${String(cierraEn).slice(0, 10)}`,
  'cuenta.cierreDeshecho': () => 'deshizo el cierre de la cuenta',
  'exportacion.pedida': () => 'pidió una exportación de la cuenta',
  'exportacion.descargada': () => 'descargó una exportación de la cuenta',
  'documento.descargado': ({ nombre, n }) => `descargó la versión ${String(n)} de ${quoted(nombre)}`,
  'invitacion.enviada': ({ email, rolId }) => `invitó a ${String(email)} como ${rolDeCuenta(rolId)}`,
  'invitacion.reenviada': ({ email }) => `volvió a enviar la invitación a ${String(email)}`,
  'invitacion.revocada': ({ email }) => `revocó la invitación a ${String(email)}`,
  'invitacion.aceptada': ({ rolId }) => `aceptó la invitación y se sumó como ${rolDeCuenta(rolId)}`,
  'miembro.rol_cambiado': ({ nombre, de, a }) =>
    `cambió el rol de ${String(nombre)} de ${rolDeCuenta(de)} a ${rolDeCuenta(a)}`,
  'miembro.suspendido': ({ nombre }) => `suspendió a ${String(nombre)}`,
  'miembro.reactivado': ({ nombre }) => `reactivó a ${String(nombre)}`,
  'miembro.quitado': ({ nombre }) => `quitó a ${String(nombre)} de la cuenta`,
  'token.creado': ({ nombre, rolId }) => `creó el token personal ${quoted(nombre)} como ${rolDeCuenta(rolId)}`,
  'token.revocado': ({ nombre }) => `revocó el token personal ${quoted(nombre)}`,
  'miembro.salido': () => 'salió de la cuenta',
};

/** An entry of the audit as a sentence without its subject; an unknown accion is told by its own name. */
export function describe(accion: string, datos: Datos): string {
  return SENTENCES[accion]?.(datos) ?? accion;
}
