import { DateTime } from 'luxon';
import { isInline } from '../common/files/file-type.js';
import type { MiembroConocido } from '../common/tenancy/cuenta-directory.js';
import type { Destinatario } from './correo.entity.js';
import type { CabeceraDto, CorreoAdjuntoDto, CorreoDto, CorreoListadoDto, CorresponsalDto } from './correos.dto.js';
import type { ArchivoDeCorreo, CorreoEntero, CorreoFila } from './correos.repository.js';

/** The members of the cuenta, present and former, by their addresses. */
export type Directorio = ReadonlyMap<string, Pick<MiembroConocido, 'id' | 'nombre' | 'avatar'>>;

/** The members by their addresses. */
export function directorioOf(conocidos: Iterable<MiembroConocido>): Directorio {
  return new Map([...conocidos].map((miembro) => [miembro.email.toLowerCase(), miembro]));
}

/** Somebody in a mail, for the client. */
function toCorresponsal({ nombre, direccion }: Destinatario, directorio: Directorio): CorresponsalDto {
  const miembro = directorio.get(direccion);
  return { nombre: nombre || (miembro?.nombre ?? ''), direccion, usuarioId: miembro?.id ?? null };
}

/** A mail in a list, for the client. */
export function toCorreoListado(fila: CorreoFila, directorio: Directorio): CorreoListadoDto {
  const { id, hiloId, enHilo, estado, enviarEn, fecha, asunto, extracto, bandeja } = fila;
  const { leido, destacado, importante, etiquetas, adjuntos, rechazado, propia } = fila;
  return {
    id,
    hiloId,
    enHilo,
    estado,
    enviarEn: estado === 'programado' ? enviarEn : null,
    fecha,
    de: toCorresponsal({ nombre: fila.deNombre, direccion: fila.deDireccion }, directorio),
    para: fila.para.map((quien) => toCorresponsal(quien, directorio)),
    asunto,
    extracto: [...extracto.trim()].slice(0, 160).join(''),
    bandeja,
    leido,
    destacado,
    importante,
    etiquetas,
    adjuntos,
    rechazado,
    esPropio: propia,
  };
}

/** A whole mail, for the client. */
export function toCorreo(correo: CorreoEntero, directorio: Directorio): CorreoDto {
  return {
    ...toCorreoListado(correo, directorio),
    cc: correo.cc.map((quien) => toCorresponsal(quien, directorio)),
    cco: correo.cco.map((quien) => toCorresponsal(quien, directorio)),
    html: correo.html,
    archivos: correo.archivos.map(toCorreoAdjunto),
    envios: correo.envios,
    cita: correo.citaHtml,
    version: correo.version,
  };
}

/** The headers of a mail, as its author or its receiver may see them. */
export function toCabeceras(correo: CorreoEntero, zonaHoraria: string): CabeceraDto[] {
  const { deNombre, deDireccion, para, cc, cco, fecha, asunto, messageId, referencias, baseTipo } = correo;
  const de = writtenOf({ nombre: deNombre, direccion: deDireccion });
  const cabeceras: [string, string | undefined][] = [
    ['From', de],
    ['Reply-To', correo.envios.length > 0 ? de : undefined],
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

/** Somebody in a header: `Name <address>`. */
function writtenOf({ nombre, direccion }: Destinatario): string {
  const shown = /[",<>@;:()]/.test(nombre) ? `"${nombre.replace(/["\\]/g, '\\$&')}"` : nombre;
  return shown ? `${shown} <${direccion}>` : direccion;
}

/** A file of a mail, for the client. */
function toCorreoAdjunto({ id, nombre, mime, bytes }: ArchivoDeCorreo): CorreoAdjuntoDto {
  return { id, nombre, mime, bytes, previsualizable: isInline(mime, nombre) };
}
