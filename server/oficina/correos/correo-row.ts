import type { CopiaDeCorreo } from './copia.entity.js';
import type { Correo, Destinatario } from './correo.entity.js';
import type { CarpetaDeCorreoDto, EnvioDto } from './correos.dto.js';

/** A mail of a list, as the repository reads it for the presenter. */
export interface CorreoFila
  extends Omit<CopiaDeCorreo, 'usuarioId' | 'papeleraDesde' | 'cco'>,
    Pick<
      Correo,
      'estado' | 'enviarEn' | 'fecha' | 'deNombre' | 'deDireccion' | 'autorId' | 'para' | 'asunto' | 'autenticacion'
    > {
  /** The beginning of the mail's text. */
  extracto: string;
  enHilo: number;
  /** The ids of the mail's labels, in their order. */
  etiquetas: string[];
  adjuntos: number;
  rechazado: boolean;
  /** The carpetas in which the mail is filed, if the running user sees them. */
  carpetas: CarpetaDeCorreoDto[];
  carpetaExterna: string | null;
}

/** A mail of a conversation in a list, as the repository reads it for the presenter. */
export interface CorreoEnConversacion
  extends Pick<CopiaDeCorreo, 'id' | 'hiloId' | 'propia' | 'bandeja' | 'leido' | 'destacado' | 'importante'>,
    Pick<Correo, 'estado' | 'deNombre' | 'deDireccion' | 'autorId' | 'autenticacion'> {
  adjuntos: number;
  /** Whether the list has the mail. The other mails of a conversation are in other folders. */
  isListed: boolean;
}

export type CorreoHallado = Pick<CorreoFila, 'id' | 'asunto' | 'deNombre' | 'deDireccion' | 'bandeja' | 'fecha'>;

/** A file of a mail, as the repository reads it for the presenter. */
export interface ArchivoDeCorreo {
  id: string;
  nombre: string;
  mime: string;
  bytes: number;
  /** The address of the small picture, as the database stores it. */
  miniatura: string | null;
  enLinea: boolean;
}

/** A whole mail, as the repository reads it for the presenter. */
export interface CorreoEntero
  extends CorreoFila,
    Pick<
      Correo,
      | 'responderA'
      | 'cc'
      | 'html'
      | 'texto'
      | 'messageId'
      | 'referencias'
      | 'baseId'
      | 'baseTipo'
      | 'citaHtml'
      | 'autenticacion'
      | 'version'
    > {
  cco: Destinatario[];
  archivos: ArchivoDeCorreo[];
  envios: EnvioDto[];
  /** The carpeta in which a draft is filed when it leaves. */
  enCarpeta: CarpetaDeCorreoDto | null;
}

/** The SQL for the beginning of a text. It reads more than a list shows, since quotes are left out. */
export const EXTRACTO = 'left(c.texto, 3000)';
/** The SQL for the files of a mail, in their order. */
export const ARCHIVOS = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'nombre', a.nombre, 'mime', a.mime, 'bytes', a.bytes,
                                            'miniatura', a.miniatura, 'enLinea', a.en_linea)
           order by a.orden, a.id), '[]') from correo_adjuntos a where a.correo_id = c.id)`;
const CARPETA = `jsonb_build_object('id', p.id, 'codigo', p.codigo, 'caratula', p.caratula)`;

// Each statement with these columns needs a plan of 1.4 or 2.7 MB per connection. So there is only one, which reads by
// ids.
export const LISTED = `k.id, k.correo_id as "correoId", k.propia, k.bandeja, k.leido, k.destacado, k.importante,
  k.hilo_id as "hiloId", k.recibido_en as "recibidoEn", c.estado, c.enviar_en as "enviarEn", c.fecha,
  c.de_nombre as "deNombre", c.de_direccion as "deDireccion", c.autor_id as "autorId", c.autenticacion, c.para, c.asunto,
  ${EXTRACTO} as extracto,
  (select count(*)::int from correo_copias h
    where h.usuario_id = k.usuario_id and h.hilo_id = k.hilo_id
      and (h.id = k.id or h.bandeja not in ('spam', 'trash', 'drafts'))) as "enHilo",
  array(select x.etiqueta_id from correo_etiquetado x
          join correo_etiquetas e on e.cuenta_id = x.cuenta_id and e.id = x.etiqueta_id and e.eliminada_en is null
         where x.copia_id = k.id order by x.orden, x.etiqueta_id) as etiquetas,
  (select count(*)::int from correo_adjuntos a where a.correo_id = c.id and not a.en_linea) as adjuntos,
  exists (select 1 from correo_envios s where s.correo_id = c.id and s.estado = 'rechazado') as rechazado,
  (select coalesce(jsonb_agg(${CARPETA} order by f.archivado_en, p.id), '[]')
     from correo_carpetas f join carpetas p on p.cuenta_id = f.cuenta_id and p.id = f.carpeta_id
    where f.correo_id = c.id and f.eliminado_en is null and p.eliminada_en is null) as carpetas,
  (select min(coalesce(f.nombre, f.ruta)) from correo_externos e
     join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
    where e.usuario_id = k.usuario_id and e.copia_id = k.id and e.uid is not null and f.papel = 'otra') as "carpetaExterna"`;

export const WHOLE = `${LISTED}, c.responder_a as "responderA", c.cc, c.html, c.texto, c.message_id as "messageId", c.referencias, c.base_id as "baseId",
  c.base_tipo as "baseTipo", c.cita_html as "citaHtml", c.version, k.cco,
  ${ARCHIVOS} as archivos,
  (select ${CARPETA} from carpetas p where p.id = c.carpeta_id and p.eliminada_en is null) as "enCarpeta",
  (select coalesce(jsonb_agg(jsonb_build_object('direccion', s.direccion, 'estado', s.estado, 'motivo', s.motivo)
            order by s.direccion), '[]') from correo_envios s where s.correo_id = c.id) as envios`;

export const JOINED = 'join correos c on c.cuenta_id = k.cuenta_id and c.id = k.correo_id';
