import { ROL, ROLES } from '../common/access/roles.js';
import type { Domain } from '../common/domain.js';

const { titular, adscripto } = ROL;
const dia = (value: unknown) => String(value).split('-').toReversed().join('/');
const recalculo = (plazos: unknown) =>
  Number(plazos) > 0 ? `, lo que cambió ${Number(plazos) === 1 ? 'un plazo' : `${String(plazos)} plazos`}` : '';

export const feriadosDomain = {
  permissions: {
    'feriados.ver': ROLES,
    'feriados.editar': [titular, adscripto],
  },
  tables: {
    feriado_anios: { order: 'anio' },
    feriados: { order: 'dia' },
  },
  hechos: {
    'feriado.agregado': ({ nombre, dia: day, plazos }) =>
      `agregó el feriado ${String(nombre)}, ${dia(day)}${recalculo(plazos)}`,
    'feriado.modificado': ({ nombre, dia: day }) => `cambió el nombre del feriado del ${dia(day)} a ${String(nombre)}`,
    'feriado.quitado': ({ nombre, dia: day, plazos }) =>
      `quitó el feriado ${String(nombre)}, ${dia(day)}${recalculo(plazos)}`,
  },
  temas: {
    feriado: {
      clase: 'cuenta',
      icono: 'calendar',
      enlace: () => '/agenda/feriados',
      enlaceTexto: 'Ver los feriados',
    },
  },
  events: {
    'feriados.changed': { about: 'The holidays of the cuenta, by which terms of working days are computed.' },
  },
} as const satisfies Domain;
