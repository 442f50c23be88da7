import type { Domain } from '../../common/domain.js';
import { confirmacionEnTexto, named, quoted } from '../../plataforma/auditoria/palabras.js';
import { ROL } from '../../vocabulario/roles.js';

const { titular, adscripto } = ROL;

const CAMPOS = {
  nombre: 'el nombre',
  esRegistrable: 'si se inscribe',
  reservadoPorDefecto: 'si es reservado',
  alcanceAml: 'si pide prevención de lavado',
  rolesRequeridos: 'los roles',
  requisitos: 'los requisitos',
  plazos: 'los plazos',
  secciones: 'las secciones',
};

export const tiposActoDomain = {
  permissions: {
    'actos.editar': [titular, adscripto],
  },
  tables: {
    tipos_acto: { order: 'clave' },
    tipos_acto_versiones: { order: 'tipo_acto_id, version' },
  },
  hechos: {
    'acto.creado': ({ nombre }) => `agregó el acto ${quoted(nombre)} al catálogo`,
    'acto.modificado': ({ nombre, campos, version }) =>
      `modificó ${named(campos, CAMPOS)} del acto ${quoted(nombre)} (versión ${String(version)})`,
    'acto.restaurado': ({ nombre, n, version }) =>
      `volvió el acto ${quoted(nombre)} a su versión ${String(n)} (ahora ${String(version)})`,
    'acto.confirmado': ({ nombre, confirmada }) =>
      confirmacionEnTexto(`lo que pide el acto ${String(nombre)}`, confirmada),
    'acto.activado': ({ nombre }) => `activó el acto ${quoted(nombre)}`,
    'acto.desactivado': ({ nombre }) => `desactivó el acto ${quoted(nombre)}`,
  },
  temas: {
    acto: {
      clase: 'cuenta',
      icono: 'document-text',
      enlace: ({ entidadId }) => `/actos/${entidadId}`,
      enlaceTexto: 'Ver el acto',
    },
  },
  events: {
    'actos.changed': { about: 'The catalogue of actos. Carpetas keep the version that they have.' },
  },
} as const satisfies Domain;
