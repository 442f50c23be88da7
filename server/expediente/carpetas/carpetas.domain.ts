import type { Domain } from '../../common/domain.js';
import { named, quoted } from '../../plataforma/auditoria/palabras.js';
import { type EstadoCarpeta, estadoNombre } from '../../vocabulario/carpeta-estados.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import type { Palabras } from '../../vocabulario/palabras.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';
import { vinculoEnTexto } from './vinculo-tipos.js';

const { titular, adscripto, oficial, gestor } = ROL;

const CAMPOS = {
  caratula: 'la carátula',
  tipoActoId: 'el tipo de acto',
  responsableId: 'el responsable',
  escribanoId: 'quién firma',
  prioridad: 'la prioridad',
  reservada: 'la reserva',
  moneda: 'la moneda',
  monto: 'el monto',
  fechaFirmaPrevista: 'la fecha prevista de firma',
  ubicacionFisica: 'la ubicación física',
  etiquetas: 'las etiquetas',
  camposExtra: 'los campos adicionales',
};

/** The fields that the approval of a carpeta covers. */
const APROBADOS: ReadonlySet<string> = new Set(['tipoActoId', 'moneda', 'monto', 'escribanoId']);

const estado = (value: unknown, palabras: Palabras) => quoted(estadoNombre(value as EstadoCarpeta, palabras) ?? value);

/** The last day of an acceso, within a sentence; empty when the acceso has no end. */
const until = (hasta: unknown) => (hasta ? ` hasta el ${fechaEnTexto(String(hasta))}` : '');

/** The notary before and after a change, within a sentence. */
function firmantes(escribano: unknown): string {
  const { antes, ahora } = escribano as { antes?: string; ahora?: string };
  return ` (firmaba ${antes ?? 'nadie'}, ahora ${ahora ?? 'nadie'})`;
}

export const carpetasDomain = {
  permissions: {
    'carpetas.ver': ROLES,
    'carpetas.editar': [titular, adscripto, oficial],
    'carpetas.firmar': [titular, adscripto],
    'carpetas.proponer': [titular, adscripto, oficial],
    'carpetas.anular': [titular, adscripto],
    'carpetas.reabrir': [titular],
    'carpetas.accesos': [titular, adscripto, oficial],
    'carpetas.comentar': [titular, adscripto, oficial, gestor],
    'carpetas.exportar': [titular, adscripto, oficial],
    'vistas.compartir': [titular, adscripto, oficial],
    // To change and delete shared views of others.
    'vistas.administrar': [titular],
  },
  tables: {
    contadores: { order: 'serie, anio' },
    carpetas: { order: 'id', without: ['busqueda', 'busqueda_ts'] },
    carpeta_vinculos: { order: 'id' },
    carpeta_comentarios: { order: 'id', deletedSince: 'eliminado_en' },
    carpeta_accesos: { order: 'carpeta_id, usuario_id' },
    carpeta_vistas: { order: 'id' },
    carpetas_busqueda: { notExported: 'It is computed from carpetas, their acto, their partes and their inmuebles.' },
    carpeta_etiquetas: { notExported: 'It is computed from carpetas.' },
  },
  hechos: {
    'carpeta.creada': ({ tipoActo }) => `creó la carpeta (${String(tipoActo)})`,
    'carpeta.modificada': ({ campos, escribano, deshace }) =>
      `modificó ${named(campos, CAMPOS)}${escribano ? firmantes(escribano) : ''}${deshace ? ', al deshacer un cambio' : ''}`,
    'carpeta.propuesta': () => 'propuso la carpeta para la firma',
    'carpeta.devuelta': ({ motivo }) => `devolvió la carpeta propuesta para la firma: ${String(motivo)}`,
    'carpeta.movida': ({ de, a, motivo, fechaFirma }, palabras) =>
      `pasó la carpeta de ${estado(de, palabras)} a ${estado(a, palabras)}${motivo ? `: ${String(motivo)}` : ''}${
        fechaFirma ? `, con fecha de firma ${fechaEnTexto(String(fechaFirma))}` : ''
      }`,
    'carpeta.desaprobada': ({ motivo }) => `dejó sin efecto lo aprobado, con la carpeta suspendida: ${String(motivo)}`,
    'carpeta.actualizada': ({ de, a }) => `pasó la carpeta de la versión ${String(de)} del acto a la ${String(a)}`,
    'carpeta.duplicada': () => 'duplicó la carpeta en un borrador nuevo',
    'carpeta.eliminada': () => 'envió la carpeta a la papelera',
    'carpeta.restaurada': () => 'restauró la carpeta',
    // A fact with `otraCarpetaId` is hidden from people who do not see that other carpeta.
    'vinculo.agregado': ({ tipo }) => `vinculó la carpeta: ${vinculoEnTexto(tipo)}`,
    'vinculo.quitado': ({ tipo }) => `quitó el vínculo: ${vinculoEnTexto(tipo)}`,
    'comentario.agregado': () => 'comentó la carpeta',
    'comentario.modificado': () => 'modificó un comentario suyo',
    'comentario.eliminado': () => 'eliminó un comentario suyo',
    'comentario.restaurado': () => 'restauró un comentario suyo',
    'carpetas.exportadas': ({ total }) => `exportó una lista de ${String(total)} carpetas`,
    'carpeta.vista': () => 'consultó la carpeta reservada',
    'acceso.otorgado': ({ nombre, hasta }) => `dio acceso a ${String(nombre)}${until(hasta)}`,
    'acceso.modificado': ({ nombre, hasta }) =>
      `cambió el acceso de ${String(nombre)}:${until(hasta) || ' sin vencimiento'}`,
    'acceso.quitado': ({ nombre }) => `quitó el acceso de ${String(nombre)}`,
  },
  temas: {
    carpeta: { clase: 'carpetas', icono: 'folder-open' },
    carpetas: { clase: 'carpetas', icono: 'folder-open', enlace: () => '/carpetas', enlaceTexto: 'Ver las carpetas' },
    vinculo: { clase: 'carpetas', icono: 'link' },
    acceso: { clase: 'carpetas', icono: 'key' },
    comentario: {
      clase: 'comentarios',
      icono: 'chat-bubble-left-ellipsis',
      enlace: ({ entidadId, carpetaId }) => `/carpetas/${carpetaId}/actividad#comentario-${entidadId}`,
    },
  },
  lecturas: ['carpeta.vista', 'carpetas.exportadas'],
  events: {
    'accesos.changed': {
      about: 'Which carpetas this member may see: another was opened to them, or one no longer is.',
    },
    'carpeta.changed': {
      about:
        'What happened in a carpeta, for those who see it: `que` says in which part of it, `por` who did it. ' +
        '`campos` is sent when only these fields of the carpeta itself changed.',
      names: {
        carpeta: 'id',
        que: 'cambio',
        por: 'id',
        campos: 'names?',
      },
    },
    'vistas.changed': { about: 'The saved views of the list of carpetas that the person sees.' },
    'carpetas.changed': { about: 'Some carpeta may be seen by others than before.' },
    'carpeta.presence': {
      about: 'Who has a carpeta open, for those who have it open: `join` with `{ carpeta }` says so of a connection.',
      names: { carpeta: 'id', usuarios: 'ids?' },
    },
  },
  deCarpeta: {
    permisos: {
      editar: { permiso: 'carpetas.editar', mientras: 'abierta' },
      eliminar: { permiso: 'carpetas.editar', mientras: 'sin_numero' },
      // Linking is allowed after the signature and in archived carpetas, since a vínculo can correct them.
      vincular: { permiso: 'carpetas.editar', mientras: 'guardada' },
      comentar: { permiso: 'carpetas.comentar', mientras: 'guardada' },
    },
    cambios: { detalle: ['carpeta', 'vinculo', 'acceso'], comentarios: ['comentario'] },
    // Faltantes of this domain are shown above the tabs of the page.
    faltantes: 'datos',
    cantidades: { comentarios: { tabla: 'carpeta_comentarios', cuando: 't.eliminado_en is null' } },
    aprobado: {
      'carpeta.actualizada': 'los datos del acto',
      'carpeta.modificada': ({ campos }) =>
        (campos as string[]).some((campo) => APROBADOS.has(campo)) ? 'los datos del acto' : null,
    },
  },
} as const satisfies Domain;
