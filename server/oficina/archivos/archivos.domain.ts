import type { Domain } from '../../common/domain.js';
import { listed, quoted } from '../../plataforma/auditoria/palabras.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial, gestor } = ROL;

/** «a.pdf», «b.pdf» y 3 más. */
function several(nombres: unknown): string {
  const all = nombres as string[];
  const shown = all.slice(0, all.length > 4 ? 3 : 4).map(quoted);
  const rest = all.length - shown.length;
  return listed(rest > 0 ? [...shown, `${rest} más`] : shown);
}

const place = (directorio: unknown) => (directorio ? `al directorio ${quoted(directorio)}` : 'a Archivos');
const inside = (directorio: unknown) => (directorio ? `en el directorio ${quoted(directorio)}` : 'en Archivos');
const toArchivos = () => '/apps/file-manager';

export const archivosDomain = {
  permissions: {
    'archivos.ver': ROLES,
    'archivos.escribir': [titular, adscripto, oficial, gestor],
    // Titulares and adscriptos may restrict directorios, which only they then see.
    'archivos.restringir': [titular, adscripto],
  },
  tables: {
    directorios: { order: 'id', without: ['nombre_orden'] },
    archivos: { order: 'id', without: ['nombre_orden', 'extension', 'busqueda'] },
    archivo_versiones: { order: 'archivo_id, n', file: 'clave', without: ['miniatura'], sharedPicture: 'miniatura' },
    archivo_lecturas: { order: 'archivo_id, usuario_id' },
  },
  queues: {
    // Deletes on a schedule the archivos and directorios whose time in the trash is over.
    'archivos-vencidos': {},
  },
  hechos: {
    'directorio.creado': ({ nombre, en }) => `creó el directorio ${quoted(nombre)} ${inside(en)}`,
    'directorio.renombrado': ({ de, a }) => `cambió el nombre del directorio ${quoted(de)} a ${quoted(a)}`,
    'directorio.restringido': ({ nombre, restringido }) =>
      restringido ? `restringió el directorio ${quoted(nombre)}` : `dejó de restringir el directorio ${quoted(nombre)}`,
    'directorio.vencido': ({ nombre }) => `eliminó el directorio ${quoted(nombre)} al vencer su plazo en la papelera`,
    'archivo.subido': ({ nombre, en, origen }) =>
      `subió ${quoted(nombre)} ${inside(en)}${origen ? `, tomado de ${String(origen)}` : ''}`,
    'archivo.versionado': ({ nombre, n, motivo }) =>
      `subió la versión ${String(n)} de ${quoted(nombre)}${motivo ? `: ${String(motivo)}` : ''}`,
    'archivo.repuesto': ({ nombre, de, n }) =>
      `repuso la versión ${String(de)} de ${quoted(nombre)} como versión ${String(n)}`,
    'archivo.renombrado': ({ de, a }) => `cambió el nombre de ${quoted(de)} a ${quoted(a)}`,
    'archivo.vencido': ({ nombre }) => `eliminó ${quoted(nombre)} al vencer su plazo en la papelera`,
    'archivo.visto': ({ nombre, n }) => `vio la versión ${String(n)} de ${quoted(nombre)}`,
    'archivo.descargado': ({ nombre, n }) => `descargó la versión ${String(n)} de ${quoted(nombre)}`,
    'archivo.mostrado': ({ nombre, donde }) =>
      `dejó ${quoted(nombre)}, copia de un documento de una carpeta reservada, ${String(donde)}`,
    'archivos.movidos': ({ nombres, a }) => `movió ${several(nombres)} ${place(a)}`,
    'archivos.copiados': ({ nombres, a }) => `copió ${several(nombres)} ${place(a)}`,
    'archivos.eliminados': ({ nombres }) => `envió ${several(nombres)} a la papelera`,
    'archivos.restaurados': ({ nombres }) => `restauró ${several(nombres)} de la papelera`,
    'archivos.descargados': ({ nombres }) => `descargó ${several(nombres)} en un ZIP`,
  },
  temas: {
    directorio: {
      clase: 'archivos',
      icono: 'cloud',
      enlace: ({ entidadId }) => `/apps/file-manager/${entidadId}`,
      enlaceTexto: 'Ver el directorio',
    },
    archivo: { clase: 'archivos', icono: 'cloud', enlace: toArchivos, enlaceTexto: 'Ver los archivos' },
    archivos: { clase: 'archivos', icono: 'cloud', enlace: toArchivos, enlaceTexto: 'Ver los archivos' },
  },
  lecturas: ['archivo.visto', 'archivo.descargado', 'archivos.descargados'],
  events: {
    'archivos.changed': {
      about:
        'The office’s own files. `directorios` are the ids of those whose content changed; «raiz» is what is in none. ' +
        'It is left out when anything may have changed.',
      names: { directorios: 'names?' },
    },
  },
} as const satisfies Domain;
