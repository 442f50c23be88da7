import type { Domain } from '../../common/domain.js';
import { confirmadasEnTexto, named } from '../../plataforma/auditoria/palabras.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';

const { titular, adscripto } = ROL;
const dia = (value: unknown) => String(value).split('-').toReversed().join('/');
const recalculo = (plazos: unknown) =>
  Number(plazos) > 0 ? `, lo que cambió ${Number(plazos) === 1 ? 'un plazo' : `${String(plazos)} plazos`}` : '';
const CAMPOS = {
  nombre: 'el nombre',
  fuente: 'la fuente',
  desde: 'desde cuándo',
  hasta: 'hasta cuándo',
  rige: 'si rige',
};

export const feriadosDomain = {
  permissions: {
    'feriados.ver': ROLES,
    'feriados.editar': [titular, adscripto],
  },
  tables: {
    feriado_anios: { order: 'anio' },
    feriados: { order: 'dia' },
    feriado_reglas: { order: 'clave' },
    feriado_calendarios: { notExported: 'By which rules of the product the open terms were computed.' },
  },
  queues: {
    'feriados-recalculo': {},
  },
  hechos: {
    'feriado.agregado': ({ nombre, dia: day, plazos }) =>
      `agregó el feriado ${String(nombre)}, ${dia(day)}${recalculo(plazos)}`,
    'feriado.modificado': ({ nombre, dia: day }) => `cambió el nombre del feriado del ${dia(day)} a ${String(nombre)}`,
    'feriado.quitado': ({ nombre, dia: day, plazos }) =>
      `quitó el feriado ${String(nombre)}, ${dia(day)}${recalculo(plazos)}`,
    'feriado.regla_agregada': ({ nombre, plazos }) =>
      `agregó ${String(nombre)} a los días inhábiles de cada año${recalculo(plazos)}`,
    'feriado.regla_modificada': ({ nombre, campos, plazos }) =>
      `modificó ${named(campos, CAMPOS)} de ${String(nombre)} en los días inhábiles${recalculo(plazos)}`,
    'feriado.regla_confirmada': ({ nombre, confirmado }) =>
      `${confirmado ? 'confirmó' : 'dejó de dar por confirmado'} ${String(nombre)} en los días inhábiles`,
    'feriado.reglas_confirmadas': ({ nombres, confirmado }) =>
      confirmadasEnTexto(nombres, ['regla de los días inhábiles', 'reglas de los días inhábiles'], confirmado),
    'feriado.regla_quitada': ({ nombre, plazos }) =>
      `quitó ${String(nombre)} de los días inhábiles de cada año${recalculo(plazos)}`,
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
