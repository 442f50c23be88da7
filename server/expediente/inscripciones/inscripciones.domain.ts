import type { Domain } from '../../common/domain.js';
import { named } from '../../plataforma/auditoria/palabras.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { ROL } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial, gestor } = ROL;

/** The Spanish names of an inscripción's fields. */
export const CAMPOS = {
  registro: 'el registro',
  que: 'qué se presenta',
  presentada: 'el día de la presentación',
  tasaPagada: 'el pago de la tasa',
  numero: 'el número',
  vence: 'el vencimiento',
  asiento: 'el asiento',
  documentoId: 'el documento',
};

const el = (dia: unknown) => (dia ? ` el ${fechaEnTexto(String(dia))}` : '');

export const inscripcionesDomain = {
  permissions: {
    // A gestor sees only the assigned carpetas, and presents and follows their inscripciones.
    'inscripciones.editar': [titular, adscripto, oficial, gestor],
  },
  tables: {
    inscripciones: { order: 'id' },
    inscripcion_observaciones: { order: 'id' },
  },
  hechos: {
    'inscripcion.agregada': ({ registro }) => `agregó la inscripción en ${String(registro)}`,
    'inscripcion.modificada': ({ registro, campos }) =>
      `modificó ${named(campos, CAMPOS)} de la inscripción en ${String(registro)}`,
    'inscripcion.presentada': ({ registro, dia, numero }) =>
      `presentó en ${String(registro)}${el(dia)}${numero ? `, con el número ${String(numero)}` : ''}`,
    'inscripcion.observada': ({ registro, texto }) => `anotó la observación de ${String(registro)}: ${String(texto)}`,
    'inscripcion.contestada': ({ registro, dia }) => `contestó la observación de ${String(registro)}${el(dia)}`,
    'inscripcion.inscripta': ({ registro, asiento }) =>
      `registró la inscripción en ${String(registro)}${asiento ? `: ${String(asiento)}` : ''}`,
    'inscripcion.rechazada': ({ registro, dia }) => `anotó el rechazo de ${String(registro)}${el(dia)}`,
    'inscripcion.reabierta': ({ registro }) => `quitó el resultado de la inscripción en ${String(registro)}`,
    'inscripcion.quitada': ({ registro }) => `quitó la inscripción en ${String(registro)}`,
  },
  temas: {
    inscripcion: {
      clase: 'carpetas',
      icono: 'building-library',
      enlace: ({ carpetaId }) => `/carpetas/${carpetaId}/inscripcion`,
    },
  },
  deCarpeta: {
    permisos: {
      editarInscripciones: {
        permiso: 'inscripciones.editar',
        mientras: 'ya_firmada',
        motivo: 'La carpeta todavía no está firmada: no hay qué inscribir.',
      },
    },
    cambios: { inscripciones: ['inscripcion'] },
    faltantes: 'inscripcion',
    agenda: {
      inscripcion: {
        tabla: 'inscripciones',
        titulo: `t.registro || ' (vence)'`,
        dia: 't.vence',
        cuando: 't.resultado is null',
        mientras: 'valida',
        lugar: 'inscripcion',
      },
    },
  },
} as const satisfies Domain;
