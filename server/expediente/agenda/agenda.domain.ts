import type { Domain } from '../../common/domain.js';
import { named } from '../../plataforma/auditoria/palabras.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial } = ROL;

const CAMPOS = {
  tipo: 'el tipo',
  titulo: 'el título',
  carpetaId: 'la carpeta',
  desde: 'el comienzo',
  hasta: 'el fin',
  lugar: 'el lugar',
  salaId: 'la sala',
  notas: 'las notas',
  personas: 'las personas',
  recordatorios: 'los recordatorios',
};

/** The events of a series that a change was for, after the title. */
const conSerie = (alcance: unknown): string =>
  alcance === 'todos' ? ', todas las veces,' : alcance === 'siguientes' ? ', esta vez y las siguientes,' : '';

export const agendaDomain = {
  permissions: {
    'agenda.ver': ROLES,
    'agenda.editar': [titular, adscripto, oficial],
    'salas.editar': [titular, adscripto],
  },
  tables: {
    salas: { order: 'id' },
    evento_series: { order: 'id', deletedSince: 'eliminada_en' },
    eventos: { order: 'id', deletedSince: 'eliminado_en' },
    evento_personas: { order: 'evento_id, usuario_id' },
    evento_recordados: { order: 'evento_id, momento' },
    agenda_enlaces: { notExported: 'It is the hash of a secret, which lets its person in.' },
  },
  queues: {
    // Each job waits for the moment of its recordatorio.
    recordatorios_de_eventos: {},
  },
  accesos: {
    agenda_enlaces: {
      rutas: ['POST /agenda/enlace'],
      seguridad: 'Otros accesos',
      terminaCon: ['clave', 'sesiones'],
      vigente: 'usuario_id = $1',
    },
  },
  hechos: {
    'evento.agregado': ({ titulo, cuando }) => `agendó ${String(titulo)}, ${String(cuando)}`,
    'evento.modificado': ({ titulo, campos, cuando, alcance }) =>
      `modificó ${named(campos, CAMPOS)} de ${String(titulo)}${conSerie(alcance)}${cuando ? `, que ahora es ${String(cuando)}` : ''}`,
    'evento.eliminado': ({ titulo, alcance }) => `quitó ${String(titulo)}${conSerie(alcance)} de la agenda`,
    'evento.restaurado': ({ titulo }) => `volvió a agendar ${String(titulo)}`,
    'sala.agregada': ({ nombre }) => `agregó la sala ${String(nombre)}`,
    'sala.modificada': ({ nombre }) => `modificó la sala ${String(nombre)}`,
    'agenda.enlazada': ({ conReservadas }) =>
      `creó la dirección de su calendario${conReservadas ? ', que muestra las carpetas reservadas' : ''}`,
    'agenda.desenlazada': () => 'revocó la dirección de su calendario',
  },
  temas: {
    evento: { clase: 'carpetas', icono: 'calendar', enlace: () => '/agenda', enlaceTexto: 'Ver la agenda' },
    sala: { clase: 'cuenta', icono: 'calendar', enlace: () => '/agenda', enlaceTexto: 'Ver la agenda' },
    agenda: { clase: 'cuenta', icono: 'calendar', enlace: () => '/agenda', enlaceTexto: 'Ver la agenda' },
  },
  events: {
    'agenda.changed': { about: 'Something in the agenda that the person sees: an event, or a room.' },
  },
} as const satisfies Domain;
