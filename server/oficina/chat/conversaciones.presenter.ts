import { isInline } from '../../common/files/file-type.js';
import { textOf } from '../../common/input/html-text.js';
import type { MiembroConocido, PersonaNombrada } from '../../common/tenancy/cuenta-directory.js';
import { nombreOf, toChatContacto } from './chat.presenter.js';
import type { ChatConMensajes } from './chats.service.js';
import type {
  AdjuntoDto,
  ConversacionDetalleDto,
  ConversacionDto,
  MensajeCitadoDto,
  MensajeDto,
  UltimoMensajeDto,
} from './conversaciones.dto.js';
import { type AdjuntoDeMensaje, type Citado, type Mensaje, saidIn } from './mensajes.repository.js';

/** The person who reads, and the members of their cuenta, present and former. */
export interface Lector {
  usuarioId: string;
  conocidos: ReadonlyMap<string, MiembroConocido>;
}

/** The most characters of the quote of an answered message. */
const MAX_CITA = 200;

export function toConversacion({ chat, mensajes }: ChatConMensajes, lector: Lector): ConversacionDto {
  const contacto = chat.contactoId === null ? null : toChatContacto(chat.contactoId, lector.conocidos);
  const { carpetaId, codigo, caratula } = chat;
  const last = mensajes.at(-1);
  return {
    id: chat.id,
    tipo: chat.tipo,
    nombre: contacto?.name ?? nombreOf(chat),
    foto: chat.foto,
    contacto,
    carpeta: carpetaId === null ? null : { id: carpetaId, codigo, caratula: caratula ?? '' },
    participantes: chat.participantes.length,
    sinLeer: chat.sinLeer,
    silenciada: chat.silenciado,
    administra: chat.administra,
    participa: chat.participa,
    ultimo: last ? toUltimo(last, lector) : null,
  };
}

export function toConversacionDetalle(conversacion: ChatConMensajes, lector: Lector): ConversacionDetalleDto {
  const personas = conversacion.chat.participantes.map(({ usuarioId, administra, leidoHasta }) => ({
    ...toChatContacto(usuarioId, lector.conocidos),
    administra,
    leidoHasta,
  }));
  return { ...toConversacion(conversacion, lector), personas };
}

export function toMensaje(mensaje: Mensaje, lector: Lector): MensajeDto {
  const {
    id,
    chatId,
    autorId,
    valor,
    menciones,
    creadoEn,
    editadoEn,
    eliminadoEn,
    citado,
    reacciones,
    adjuntos,
    isFijado,
  } = mensaje;
  const isDeleted = eliminadoEn !== null;
  return {
    id,
    conversacionId: chatId,
    autor: nombrar(autorId, lector),
    esPropio: autorId === lector.usuarioId,
    valor,
    menciones: menciones.map((each) => nombrar(each, lector)),
    creadoEn,
    editadoEn,
    eliminado: isDeleted,
    citado: citado && toCitado(citado, lector),
    reacciones: isDeleted
      ? []
      : reacciones.map(({ emoji, usuarioIds }) => ({
          emoji,
          usuarios: usuarioIds.map((each) => nombrar(each, lector)),
        })),
    adjuntos: adjuntos.map(toAdjunto),
    fijado: isFijado,
  };
}

export function toAdjunto({ id, nombre, mime, bytes, miniatura }: AdjuntoDeMensaje): AdjuntoDto {
  const address = miniatura ? `/api/conversaciones/adjuntos/${id}/miniatura` : null;
  return { id, nombre, mime, bytes, previsualizable: isInline(mime, nombre), miniatura: address };
}

function toUltimo(mensaje: Mensaje, lector: Lector): UltimoMensajeDto {
  const { autorId, creadoEn, eliminadoEn } = mensaje;
  return {
    autor: nombrar(autorId, lector),
    esPropio: autorId === lector.usuarioId,
    texto: eliminadoEn ? null : saidIn(mensaje),
    en: creadoEn,
  };
}

function toCitado({ id, autorId, valor, adjunto }: Citado, lector: Lector): MensajeCitadoDto {
  const texto = [...(textOf(valor) || (adjunto ?? ''))].slice(0, MAX_CITA).join('');
  return { id, autor: nombrar(autorId, lector), texto: texto || null };
}

/** The name of a present or former member. */
export function nombrar(id: string, { conocidos }: Pick<Lector, 'conocidos'>): PersonaNombrada {
  return { id, nombre: conocidos.get(id)?.nombre ?? 'Persona desconocida' };
}
