import type { Domain } from '../../common/domain.js';
import { listed, quoted } from '../../plataforma/auditoria/palabras.js';
import { ROL } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial, gestor } = ROL;

const place = (seccion: unknown) =>
  seccion ? `a la sección ${quoted(seccion)}` : 'a la carpeta, fuera de toda sección';

const because = (motivo: unknown) => (motivo ? `: ${String(motivo)}` : '');

/** Names in words: «a.pdf», «b.pdf» y 3 documentos más. */
function several(nombres: unknown): string {
  const all = nombres as string[];
  const shown = all.slice(0, all.length > 4 ? 3 : 4).map(quoted);
  const rest = all.length - shown.length;
  return listed(rest > 0 ? [...shown, `${rest} documentos más`] : shown);
}

const toDocumentos = ({ carpetaId }: { carpetaId: string | null }) => `/carpetas/${carpetaId}/documentos`;

/** Whether a fact changed an approved requisito: its document was replaced or deleted. */
const deRequisito = ({ aprobado }: Readonly<Record<string, unknown>>) =>
  aprobado ? 'los documentos de los requisitos' : null;

export const documentosDomain = {
  permissions: {
    'documentos.subir': [titular, adscripto, oficial, gestor],
    'documentos.editar': [titular, adscripto, oficial],
  },
  tables: {
    secciones: { order: 'id' },
    documentos: { order: 'id', without: ['busqueda'] },
    documento_versiones: {
      order: 'documento_id, n',
      file: 'clave',
      without: ['miniatura'],
      sharedPicture: 'miniatura',
    },
  },
  queues: {
    // Deletes on a schedule the documents whose time in the trash is over.
    'documentos-vencidos': {},
  },
  hechos: {
    'seccion.creada': ({ nombre }) => `creó la sección ${quoted(nombre)}`,
    'seccion.renombrada': ({ de, a }) => `cambió el nombre de la sección ${quoted(de)} a ${quoted(a)}`,
    'seccion.movida': ({ nombre, a }) => `movió la sección ${quoted(nombre)} ${place(a)}`,
    'seccion.eliminada': ({ nombre }) => `eliminó la sección ${quoted(nombre)}`,
    'documento.subido': ({ nombre, origen }) =>
      `subió ${quoted(nombre)}${origen ? `, tomado de ${String(origen)}` : ''}`,
    'documento.versionado': ({ nombre, n, motivo }) =>
      `subió la versión ${String(n)} de ${quoted(nombre)}${because(motivo)}`,
    'documento.renombrado': ({ de, a, motivo }) => `cambió el nombre de ${quoted(de)} a ${quoted(a)}${because(motivo)}`,
    'documento.movido': ({ nombre, a, motivo }) => `movió ${quoted(nombre)} ${place(a)}${because(motivo)}`,
    'documento.eliminado': ({ nombre }) => `envió ${quoted(nombre)} a la papelera`,
    'documento.vencido': ({ nombre }) => `eliminó ${quoted(nombre)} al vencer su plazo en la papelera`,
    'documento.restaurado': ({ nombre }) => `restauró ${quoted(nombre)} de la papelera`,
    'documentos.movidos': ({ nombres, a, motivo }) => `movió ${several(nombres)} ${place(a)}${because(motivo)}`,
    'documentos.eliminados': ({ nombres, motivo }) => `envió ${several(nombres)} a la papelera${because(motivo)}`,
    'documentos.restaurados': ({ nombres, motivo }) => `restauró ${several(nombres)} de la papelera${because(motivo)}`,
    'documentos.descargados': ({ nombres }) => `descargó ${several(nombres)} en un ZIP`,
    'documento.copiado': ({ nombre, n, adonde }) =>
      `copió la versión ${String(n)} de ${quoted(nombre)} ${String(adonde)}, fuera de la carpeta reservada`,
    'documento.visto': ({ nombre, n }) => `vio la versión ${String(n)} de ${quoted(nombre)}`,
    'documento.descargado': ({ nombre, n }) => `descargó la versión ${String(n)} de ${quoted(nombre)}`,
  },
  temas: {
    seccion: { clase: 'documentos', icono: 'folder', enlace: toDocumentos },
    documento: { clase: 'documentos', icono: 'document-text', enlace: toDocumentos },
    documentos: { clase: 'documentos', icono: 'document-duplicate', enlace: toDocumentos },
  },
  lecturas: ['documento.visto', 'documento.descargado', 'documentos.descargados'],
  deCarpeta: {
    permisos: {
      subirDocumentos: { permiso: 'documentos.subir', mientras: 'abierta' },
      editarDocumentos: { permiso: 'documentos.editar', mientras: 'abierta' },
    },
    cambios: { documentos: ['documento', 'documentos', 'seccion'] },
    cantidades: { documentos: { tabla: 'documentos', cuando: 't.eliminado_en is null' } },
    aprobado: {
      'documento.versionado': deRequisito,
      'documento.eliminado': deRequisito,
      'documentos.eliminados': deRequisito,
    },
  },
} as const satisfies Domain;
