import { DateTime } from 'luxon';
import { isInline } from '../../common/files/file-type.js';
import type { NombradoDto } from '../../common/http/nombrado.dto.js';
import type { MiembroConocido } from '../../common/tenancy/cuenta-directory.js';
import type { Correo, Destinatario } from './correo.entity.js';
import type { ArchivoDeCorreo, CorreoEnConversacion, CorreoEntero, CorreoFila } from './correo-row.js';
import type {
  CabeceraDto,
  ConversacionDeCorreosDto,
  CorreoAdjuntoDto,
  CorreoDto,
  CorreoListadoDto,
  CorresponsalDto,
} from './correos.dto.js';
import type { CorreoArchivadoDto, CorreoArchivadoListadoDto } from './correos-de-carpetas.dto.js';
import type { ArchivadoEntero, ArchivadoFila } from './correos-de-carpetas.repository.js';
import { isSameOrganizacion } from './lectura/autenticacion.js';
import { textoNuevo } from './lectura/texto-nuevo.js';

/** The most characters of the text that a list shows. */
const MAX_EXTRACTO = 160;

/** The members of the cuenta, present and former, by their addresses. */
export type Directorio = ReadonlyMap<string, Pick<MiembroConocido, 'id' | 'nombre' | 'avatar'>>;

/**
 * The members by their addresses. @param direcciones the members' addresses at MAIL_DOMAIN, with the ids of their
 * members
 */
export function directorioOf(
  conocidos: Iterable<MiembroConocido>,
  direcciones: ReadonlyMap<string, string>,
): Directorio {
  const byId = new Map([...conocidos].map((miembro) => [miembro.id, miembro]));
  const others = [...direcciones].flatMap(([direccion, id]) => {
    const miembro = byId.get(id);
    return miembro ? [[direccion, miembro] as const] : [];
  });
  return new Map([...others, ...[...byId.values()].map((miembro) => [miembro.email.toLowerCase(), miembro] as const)]);
}

export function toArchivadoListado(
  fila: ArchivadoFila,
  directorio: Directorio,
  naming: (usuarioId: string | null) => NombradoDto | null,
): CorreoArchivadoListadoDto {
  const { id, fecha, asunto, adjuntos, archivadoEn, copiaId } = fila;
  return {
    id,
    fecha,
    de: toRemitente(fila, directorio),
    para: fila.para.map((quien) => toCorresponsal(quien, directorio)),
    asunto,
    extracto: extractoDe(fila.extracto),
    adjuntos,
    archivadoPor: naming(fila.archivadoPor),
    archivadoEn,
    copiaId,
  };
}

export function toArchivado(
  carpetaId: string,
  correo: ArchivadoEntero,
  directorio: Directorio,
  naming: (usuarioId: string | null) => NombradoDto | null,
): CorreoArchivadoDto {
  return {
    ...toArchivadoListado(correo, directorio, naming),
    cc: correo.cc.map((quien) => toCorresponsal(quien, directorio)),
    html: correo.html,
    archivos: correo.archivos.map((archivo) =>
      toCorreoAdjunto(archivo, `/api/carpetas/${carpetaId}/correos/${correo.id}`),
    ),
    autenticacion: autenticacionOf(correo),
    ...respuestaOf(correo, directorio),
  };
}

/** The addresses that get the answer to a mail from outside, when the sender does not. */
function respuestaOf(
  { deDireccion, responderA }: Pick<Correo, 'deDireccion' | 'responderA'>,
  directorio: Directorio,
): Pick<CorreoDto, 'responderA' | 'respuestaAjena'> {
  const quienes = responderA ?? [];
  return {
    responderA: quienes.map((quien) => toCorresponsal(quien, directorio)),
    respuestaAjena: quienes.some(({ direccion }) => !isSameOrganizacion(direccion, deDireccion)),
  };
}

const autenticacionOf = ({ autorId, autenticacion }: Pick<Correo, 'autorId' | 'autenticacion'>) =>
  // A mail of an external account came from outside, even one by the person.
  autenticacion ?? (autorId === null ? 'sin_datos' : null);

/**
 * The sender of a mail. A mail from outside only claims its sender: the member counts when the own mail server verified
 * the sender.
 */
function toRemitente(
  {
    deNombre: nombre,
    deDireccion: direccion,
    autorId,
    autenticacion,
  }: Pick<Correo, 'deNombre' | 'deDireccion' | 'autorId' | 'autenticacion'>,
  directorio: Directorio,
): CorresponsalDto {
  if (autorId !== null) {
    return { nombre, direccion, usuarioId: autorId };
  }
  const isTrue = autenticacion === 'verificado';
  return isTrue ? toCorresponsal({ nombre, direccion }, directorio) : { nombre, direccion, usuarioId: null };
}

const extractoDe = (texto: string) => [...textoNuevo(texto)].slice(0, MAX_EXTRACTO).join('');

/** A sender or recipient of a mail, with the member who has the address. */
function toCorresponsal({ nombre, direccion }: Destinatario, directorio: Directorio): CorresponsalDto {
  const miembro = directorio.get(direccion);
  return { nombre: nombre || (miembro?.nombre ?? ''), direccion, usuarioId: miembro?.id ?? null };
}

/** The people and the mails of a conversation. @param correos the mails, the oldest first */
export function toConversacion(
  correos: readonly CorreoEnConversacion[],
  directorio: Directorio,
): ConversacionDeCorreosDto {
  const participantes = new Map<string, ConversacionDeCorreosDto['participantes'][number]>();
  for (const correo of correos) {
    const clave = correo.propia ? '' : correo.deDireccion;
    const before = participantes.get(clave);
    participantes.set(clave, {
      ...(before ?? toRemitente(correo, directorio)),
      esPropio: correo.propia,
      tieneSinLeer: (before?.tieneSinLeer ?? false) || (correo.isListed && !correo.leido),
    });
  }
  return {
    participantes: [...participantes.values()],
    correos: correos
      .filter(({ isListed }) => isListed)
      .map(({ id, estado, bandeja, leido, destacado, importante, propia }) => ({
        ...{ id, estado, bandeja, leido, destacado, importante },
        esPropio: propia,
      }))
      .reverse(),
    adjuntos: correos.reduce((sum, { adjuntos, isListed }) => sum + (isListed ? adjuntos : 0), 0),
  };
}

export function toCorreoListado(
  fila: CorreoFila,
  directorio: Directorio,
  conversacion: ConversacionDeCorreosDto | null = null,
): CorreoListadoDto {
  const { id, hiloId, enHilo, estado, enviarEn, fecha, asunto, extracto, bandeja } = fila;
  const { leido, destacado, importante, etiquetas, adjuntos, rechazado, propia, carpetas, carpetaExterna } = fila;
  return {
    id,
    hiloId,
    enHilo,
    estado,
    enviarEn: estado === 'programado' ? enviarEn : null,
    fecha,
    de: toRemitente(fila, directorio),
    para: fila.para.map((quien) => toCorresponsal(quien, directorio)),
    asunto,
    extracto: extractoDe(extracto),
    bandeja,
    leido,
    destacado,
    importante,
    etiquetas,
    adjuntos,
    rechazado,
    esPropio: propia,
    carpetas,
    carpetaExterna,
    conversacion,
  };
}

export function toCorreo(correo: CorreoEntero, directorio: Directorio): CorreoDto {
  return {
    ...toCorreoListado(correo, directorio),
    cc: correo.cc.map((quien) => toCorresponsal(quien, directorio)),
    cco: correo.cco.map((quien) => toCorresponsal(quien, directorio)),
    html: correo.html,
    archivos: correo.archivos.map((archivo) => toCorreoAdjunto(archivo, `/api/correos/${correo.id}`)),
    envios: correo.envios,
    cita: correo.citaHtml,
    enCarpeta: correo.enCarpeta,
    autenticacion: autenticacionOf(correo),
    ...respuestaOf(correo, directorio),
    version: correo.version,
  };
}

/**
 * The headers of a member's mail, as its author or its receiver may see them.
 * @param isAnswerable whether mail to the sender's address arrives; then no Reply-To is needed
 */
export function toCabeceras(correo: CorreoEntero, zonaHoraria: string, isAnswerable: boolean): CabeceraDto[] {
  const { deNombre, deDireccion, para, cc, cco, fecha, asunto, messageId, referencias, baseTipo } = correo;
  const de = writtenOf({ nombre: deNombre, direccion: deDireccion });
  const cabeceras: [string, string | undefined][] = [
    ['From', de],
    ['Reply-To', correo.envios.length > 0 && !isAnswerable ? de : undefined],
    ['To', para.map(writtenOf).join(', ')],
    ['Cc', cc.map(writtenOf).join(', ')],
    ['Bcc', cco.map(writtenOf).join(', ')],
    ['Date', DateTime.fromJSDate(fecha, { zone: zonaHoraria }).toRFC2822() ?? undefined],
    ['Subject', asunto],
    ['Message-ID', messageId],
    ['In-Reply-To', baseTipo === 'reenviar' ? undefined : referencias.at(-1)],
    ['References', referencias.join(' ')],
  ];
  return cabeceras.flatMap(([nombre, valor]) => (valor ? [{ nombre, valor }] : []));
}

/** A sender or recipient in a header: `Name <address>`. */
function writtenOf({ nombre, direccion }: Destinatario): string {
  const shown = /[",<>@;:()]/.test(nombre) ? `"${nombre.replace(/["\\]/g, '\\$&')}"` : nombre;
  return shown ? `${shown} <${direccion}>` : direccion;
}

/** A file of a mail, for the client. @param correo the address of the mail */
function toCorreoAdjunto(
  { id, nombre, mime, bytes, enLinea, miniatura }: ArchivoDeCorreo,
  correo: string,
): CorreoAdjuntoDto {
  return {
    id,
    nombre,
    mime,
    bytes,
    enLinea,
    previsualizable: bytes > 0 && isInline(mime, nombre),
    miniatura: miniatura ? `${correo}/adjuntos/${id}/miniatura` : null,
  };
}
