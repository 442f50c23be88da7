import { escapeHtml } from '../../common/input/safe-html.js';
import type { Hecho } from '../../plataforma/auditoria/auditoria.service.js';
import type { TipoAviso } from '../../plataforma/avisos/aviso-tipos.js';
import type { TextosAviso } from '../../plataforma/avisos/avisos.repository.js';
import { boldName } from '../../plataforma/avisos/bold-name.js';
import type { AvisoNuevo, AvisoPara } from '../../plataforma/avisos/notifier.service.js';
import { type EstadoCarpeta, estadoNombre } from '../../vocabulario/carpeta-estados.js';
import type { Palabras } from '../../vocabulario/palabras.js';

/** The fields of a carpeta that its avisos need. */
export interface CarpetaAvisada {
  id: string;
  codigo: string | null;
  caratula: string;
  responsableId: string | null;
  escribanoId: string | null;
}

/** The person whose action an aviso tells. */
export interface Actor {
  id: string;
  nombre: string;
}

/** The most characters of a comment in an aviso. */
const MAX_EXTRACT = 140;

/**
 * The avisos for the facts of a carpeta in a transaction, in order. A new carpeta is told only to its responsable and
 * escribano, without its moves.
 * @param carpeta the carpeta after these facts
 */
export function avisosFromHechos(
  hechos: readonly Hecho[],
  carpeta: CarpetaAvisada,
  actor: Actor,
  palabras: Palabras,
): AvisoPara[] {
  const asignados = othersThan(
    actor,
    hechos.flatMap((hecho) => asignadosBy(hecho, carpeta)),
  );
  const isNew = hechos.some(({ accion }) => accion === 'carpeta.creada');
  const news = isNew ? [] : hechos.flatMap((hecho) => newsFromHecho(hecho, carpeta, actor, palabras) ?? []);
  const others = othersThan(actor, [carpeta.responsableId, carpeta.escribanoId]);
  const admitidos = othersThan(actor, hechos.map(admitidoBy));
  return [
    ...asignados.map((usuarioId) => ({ usuarioId, aviso: asignacion(carpeta, actor) })),
    ...admitidos.map((usuarioId) => ({ usuarioId, aviso: acceso(carpeta, actor) })),
    ...news.flatMap((aviso) => others.map((usuarioId) => ({ usuarioId, aviso }))),
  ];
}

/** When a transaction gives a person access to several carpetas, a single aviso tells them all. */
export function avisosDeVariosAccesos(hechos: readonly Hecho[], actor: Actor): AvisoPara[] {
  return [...Map.groupBy(hechos, admitidoBy)].flatMap(([usuarioId, { length }]) =>
    usuarioId !== null && usuarioId !== actor.id && length > 1 ? [{ usuarioId, aviso: accesos(length, actor) }] : [],
  );
}

/** Tells a person that a carpeta was assigned to them. */
export function asignacion(carpeta: CarpetaAvisada, actor: Actor): AvisoNuevo {
  const titulo = `Le asignaron ${codigoOf(carpeta)}`;
  return ungrouped('asignacion', carpeta, {
    titulo,
    descripcion: actorAnd(actor, carpeta.caratula),
    icono: 'folder-plus',
  });
}

/** Tells a person that they got access to a carpeta. Repeated access updates the same aviso. */
function acceso(carpeta: CarpetaAvisada, actor: Actor): AvisoNuevo {
  const titulo = titled(carpeta, 'le dieron acceso', (nombre) => `Le dieron acceso a ${nombre}`);
  return {
    ...ungrouped('asignacion', carpeta, {
      titulo,
      descripcion: actorAnd(actor, carpeta.caratula),
      icono: 'folder-open',
    }),
    grupo: `accesos:${carpeta.id}`,
    isCounted: false,
  };
}

/** Tells a person that a carpeta's comment mentions them, with a link to the comment. */
export function mencion(carpeta: CarpetaAvisada, actor: Actor, comentarioId: string, texto: string): AvisoNuevo {
  const textos = textosOf(
    carpeta,
    { titulo: `Le mencionaron en ${codigoOf(carpeta)}`, descripcion: actorAnd(actor, extract(texto)) },
    'chat-bubble-left-right',
  );
  return {
    familia: 'notificacion',
    tipo: 'mencion',
    carpetaId: carpeta.id,
    // Edits of the comment update the same aviso until it is read.
    grupo: `comentario:${comentarioId}`,
    isCounted: false,
    textos: () => ({ ...textos, enlace: `/carpetas/${carpeta.id}/actividad#comentario-${comentarioId}` }),
  };
}

/**
 * Tells a person that they got access to several carpetas. The aviso belongs to no carpeta, so it stays when their
 * access to one ends.
 */
function accesos(cantidad: number, actor: Actor): AvisoNuevo {
  return {
    familia: 'notificacion',
    tipo: 'asignacion',
    grupoDeCorreo: 'accesos',
    textos: () => ({
      titulo: `Le dieron acceso a ${cantidad} carpetas`,
      descripcion: actorAnd(actor, 'Están en la lista de carpetas.'),
      icono: 'heroicons_outline:folder-open',
      imagen: null,
      enlace: '/carpetas',
      esInterno: true,
    }),
  };
}

/** Tells that a carpeta moved to another state, with the name of the state. */
export function movimiento(carpeta: CarpetaAvisada, actor: Actor, estado: string, motivo?: string): AvisoNuevo {
  const titulo = `${codigoOf(carpeta)} pasó a ${estado}`;
  return ungrouped('movimiento', carpeta, {
    titulo,
    descripcion: actorAnd(actor, motivo ?? carpeta.caratula),
    icono: 'arrow-right-circle',
  });
}

/**
 * Tells that somebody proposes a carpeta for the signature. A repeated proposal updates the same aviso until it is
 * read.
 */
export function propuesta(carpeta: CarpetaAvisada, actor: Actor): AvisoNuevo {
  const titulo = titled(carpeta, 'propuesta para la firma', (nombre) => `Proponen ${nombre} para la firma`);
  return {
    ...ungrouped('movimiento', carpeta, {
      titulo,
      descripcion: actorAnd(actor, carpeta.caratula),
      icono: 'check-circle',
    }),
    grupo: `propuesta:${carpeta.id}`,
    isCounted: false,
  };
}

/** Tells the person who proposed a carpeta that it was given back, and why. */
export function devolucion(carpeta: CarpetaAvisada, actor: Actor, motivo: string): AvisoNuevo {
  const titulo = titled(carpeta, 'devuelta sin pasar a firma', (nombre) => `Devolvieron ${nombre} sin pasar a firma`);
  return ungrouped('movimiento', carpeta, { titulo, descripcion: actorAnd(actor, motivo), icono: 'arrow-uturn-left' });
}

/** Tells the person who approved a carpeta that it returned to preparation, and why. */
export function vueltaAPreparar(carpeta: CarpetaAvisada, actor: Actor, motivo: string): AvisoNuevo {
  const titulo = titled(carpeta, 'volvió a preparación', (nombre) => `${nombre} volvió a preparación`);
  return ungrouped('movimiento', carpeta, { titulo, descripcion: actorAnd(actor, motivo), icono: 'arrow-uturn-left' });
}

/** Tells that the approval of a suspended carpeta has ended. */
export function aprobacionSinEfecto(carpeta: CarpetaAvisada, actor: Actor, motivo: string): AvisoNuevo {
  const titulo = titled(carpeta, 'ya no está aprobada', (nombre) => `${nombre} ya no está aprobada`);
  return ungrouped('movimiento', carpeta, { titulo, descripcion: actorAnd(actor, motivo), icono: 'arrow-uturn-left' });
}

/** Tells a person that they got requisitos of a carpeta. Later requisitos join the aviso until it is read. */
export function encargo(carpeta: CarpetaAvisada, actor: Actor, nombres: readonly string[]): AvisoNuevo {
  const [nombre] = nombres;
  const isOne = nombres.length === 1;
  const title = (cuantos: string) =>
    titled(carpeta, `le dieron ${cuantos}`, (caratula) => `Le dieron ${cuantos} de ${caratula}`);
  const textos = (cantidad: number) =>
    cantidad > 1
      ? { titulo: title('más requisitos'), descripcion: actorAnd(actor, carpeta.caratula) }
      : {
          titulo: title(isOne ? 'un requisito' : `${nombres.length} requisitos`),
          descripcion: actorAnd(actor, isOne && nombre ? nombre : carpeta.caratula),
        };
  return {
    familia: 'notificacion',
    tipo: 'asignacion',
    carpetaId: carpeta.id,
    grupo: `requisitos:${carpeta.id}`,
    textos: (cantidad) => ({
      ...textosOf(carpeta, textos(cantidad), 'clipboard-document-check'),
      enlace: `/carpetas/${carpeta.id}/requisitos`,
    }),
  };
}

/** Tells that a document, or a version, was added to a carpeta. Several become a single aviso. */
export function documento(carpeta: CarpetaAvisada, actor: Actor, nombre: string, isVersion = false): AvisoNuevo {
  const what = isVersion ? 'versión nueva' : 'documento nuevo';
  const title = (news: string) => titled(carpeta, news, (caratula) => `${capitalised(news)} en ${caratula}`);
  return {
    familia: 'notificacion',
    tipo: 'documento',
    carpetaId: carpeta.id,
    grupo: `documentos:${carpeta.id}`,
    textos: (cantidad) =>
      textosOf(
        carpeta,
        cantidad === 1
          ? { titulo: title(what), descripcion: actorAnd(actor, nombre) }
          : {
              titulo: title(`${cantidad} documentos nuevos`),
              descripcion: `El último, de ${actorAnd(actor, carpeta.caratula)}`,
            },
        'document-plus',
      ),
  };
}

function asignadosBy({ accion, datos }: Hecho, { responsableId, escribanoId }: CarpetaAvisada): (string | null)[] {
  if (accion === 'carpeta.creada') {
    return [responsableId, escribanoId];
  }
  const campos = accion === 'carpeta.modificada' ? (datos?.campos as string[]) : [];
  return [campos.includes('responsableId') ? responsableId : null, campos.includes('escribanoId') ? escribanoId : null];
}

/** The person to whom a fact gave access to its carpeta; null for other facts. */
export function admitidoBy({ accion, datos }: Hecho): string | null {
  return accion === 'acceso.otorgado' ? String(datos?.usuarioId) : null;
}

function newsFromHecho(
  { accion, datos }: Hecho,
  carpeta: CarpetaAvisada,
  actor: Actor,
  palabras: Palabras,
): AvisoNuevo | null {
  switch (accion) {
    case 'carpeta.movida':
      return movimiento(
        carpeta,
        actor,
        estadoNombre(datos?.a as EstadoCarpeta, palabras),
        datos?.motivo as string | undefined,
      );
    case 'documento.subido':
      return documento(carpeta, actor, String(datos?.nombre));
    case 'documento.versionado':
      return documento(carpeta, actor, String(datos?.nombre), true);
    default:
      return null;
  }
}

function othersThan(actor: Actor, ids: readonly (string | null)[]): string[] {
  return [...new Set(ids)].filter((id) => id !== null && id !== actor.id) as string[];
}

function ungrouped(
  tipo: TipoAviso,
  carpeta: CarpetaAvisada,
  { icono, ...textos }: Record<'titulo' | 'descripcion' | 'icono', string>,
): AvisoNuevo {
  return { familia: 'notificacion', tipo, carpetaId: carpeta.id, textos: () => textosOf(carpeta, textos, icono) };
}

function textosOf({ id }: CarpetaAvisada, textos: { titulo: string; descripcion: string }, icono: string): TextosAviso {
  return { ...textos, icono: `heroicons_outline:${icono}`, imagen: null, enlace: `/carpetas/${id}`, esInterno: true };
}

/** The name of the person, and what they did. */
function actorAnd({ nombre }: Actor, what: string): string {
  return `${escapeHtml(nombre)} · ${escapeHtml(what)}`;
}

/**
 * A title about a carpeta. Titles are a line, cut at the end, so the number comes first. A draft has only its carátula,
 * which may be cut.
 */
function titled({ codigo, caratula }: CarpetaAvisada, news: string, ofDraft: (caratula: string) => string): string {
  return codigo === null ? ofDraft(boldName(caratula)) : `${boldName(codigo)}: ${news}`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a carpeta: its number, or its carátula while it is a draft. */
function codigoOf({ codigo, caratula }: CarpetaAvisada): string {
  return boldName(codigo ?? caratula);
}

/** The beginning of a text, as a single line. */
function extract(texto: string): string {
  const characters = [...texto.replace(/\s+/g, ' ')];
  return characters.length > MAX_EXTRACT ? `${characters.slice(0, MAX_EXTRACT).join('')}…` : characters.join('');
}
