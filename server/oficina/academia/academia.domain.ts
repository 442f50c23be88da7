import type { Domain } from '../../common/domain.js';
import { quoted } from '../../plataforma/auditoria/palabras.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';

const { titular, adscripto } = ROL;

export const academiaDomain = {
  permissions: {
    'academia.ver': ROLES,
    'academia.editar': [titular, adscripto],
    'academia.equipo': [titular],
  },
  tables: {
    cursos: { order: 'id', deletedSince: 'eliminado_en' },
    curso_pasos: { order: 'curso_id, posicion, id', deletedSince: 'eliminado_en', pictures: ['imagen'] },
    curso_progresos: { order: 'usuario_id, curso_id' },
    curso_pedidos: { order: 'usuario_id, curso_id' },
  },
  hechos: {
    'curso.publicado': ({ titulo }) => `publicó el curso ${quoted(titulo)}`,
    'curso.retirado': ({ titulo }) => `volvió a borrador el curso ${quoted(titulo)}`,
    'curso.eliminado': ({ titulo }) => `eliminó el curso ${quoted(titulo)}`,
    'curso.restaurado': ({ titulo }) => `recuperó el curso ${quoted(titulo)}`,
    'curso.pedido': ({ titulo, nombre }) => `pidió a ${String(nombre)} que haga el curso ${quoted(titulo)}`,
    'curso.terminado': ({ titulo }) => `terminó el curso ${quoted(titulo)}`,
  },
  temas: {
    curso: {
      clase: 'academia',
      icono: 'academic-cap',
      enlace: ({ entidadId }) => `/apps/academy/${entidadId}`,
      enlaceTexto: 'Ver el curso',
    },
  },
  events: {
    'academy.changed': {
      about: 'Courses of the cuenta or their steps. `courses` is sent when only these courses changed.',
      names: { courses: 'ids?' },
    },
    'academy.progress': {
      about:
        'How far people are in these courses, or who was asked to take one. It is told to the person and to titulares.',
      names: { courses: 'ids?' },
    },
  },
} as const satisfies Domain;
