import type { Domain } from '../../common/domain.js';
import { named, quoted } from '../../plataforma/auditoria/palabras.js';
import { ROL } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial } = ROL;

const CAMPOS = { nombre: 'el nombre', descripcion: 'la descripción', tiposActo: 'los actos', texto: 'el texto' };

export const plantillasDomain = {
  permissions: {
    'plantillas.usar': [titular, adscripto, oficial],
    'plantillas.editar': [titular, adscripto],
  },
  tables: {
    plantillas: { order: 'id' },
    plantilla_versiones: { order: 'plantilla_id, n', file: 'clave' },
    clausulas: { order: 'clave' },
    plantilla_documentos: { order: 'documento_id' },
  },
  hechos: {
    'plantilla.creada': ({ nombre }) => `agregó la plantilla ${quoted(nombre)}`,
    'plantilla.modificada': ({ nombre, campos }) =>
      `modificó ${named(campos, CAMPOS)} de la plantilla ${quoted(nombre)}`,
    'plantilla.versionada': ({ nombre, n, motivo }) =>
      `subió la versión ${String(n)} de la plantilla ${quoted(nombre)}${motivo ? `: ${String(motivo)}` : ''}`,
    'plantilla.repuesta': ({ nombre, de, n }) =>
      `repuso la versión ${String(de)} de la plantilla ${quoted(nombre)} como versión ${String(n)}`,
    'plantilla.activada': ({ nombre }) => `activó la plantilla ${quoted(nombre)}`,
    'plantilla.desactivada': ({ nombre }) => `desactivó la plantilla ${quoted(nombre)}`,
    'clausula.creada': ({ nombre }) => `agregó la cláusula ${quoted(nombre)}`,
    'clausula.modificada': ({ nombre, campos }) => `modificó ${named(campos, CAMPOS)} de la cláusula ${quoted(nombre)}`,
    'clausula.eliminada': ({ nombre }) => `eliminó la cláusula ${quoted(nombre)}`,
  },
  temas: {
    plantilla: {
      clase: 'cuenta',
      icono: 'document-duplicate',
      enlace: () => '/plantillas',
      enlaceTexto: 'Ver las plantillas',
    },
    clausula: {
      clase: 'cuenta',
      icono: 'document-duplicate',
      enlace: () => '/plantillas',
      enlaceTexto: 'Ver las plantillas',
    },
  },
  events: {
    'plantillas.changed': { about: 'The templates of texts of the office, and its clauses.' },
  },
} as const satisfies Domain;
