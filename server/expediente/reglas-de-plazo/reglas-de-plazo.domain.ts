import type { Domain } from '../../common/domain.js';
import { confirmacionEnTexto, confirmadasEnTexto, named } from '../../plataforma/auditoria/palabras.js';
import { ROL } from '../../vocabulario/roles.js';

const { titular, adscripto } = ROL;

const CAMPOS = {
  nombre: 'el nombre',
  dias: 'los días',
  computo: 'el cómputo',
  arranque: 'si el primer día cuenta',
  cuentaDesde: 'desde qué se cuenta',
  folios: 'los folios',
  fuente: 'la fuente',
  activa: 'si se ofrece',
  comunidad: 'la comunidad',
  enLugarDe: 'en lugar de cuál rige',
};

export const reglasDePlazoDomain = {
  permissions: {
    'plazos.reglas': [titular, adscripto],
  },
  tables: {
    reglas_de_plazo: { order: 'id' },
  },
  hechos: {
    'regla_de_plazo.agregada': ({ nombre }) => `agregó la regla de plazo ${String(nombre)}`,
    'regla_de_plazo.confirmada': ({ nombre, confirmada }) =>
      confirmacionEnTexto(`la regla de plazo ${String(nombre)}`, confirmada),
    'regla_de_plazo.confirmadas': ({ nombres, confirmada }) =>
      confirmadasEnTexto(nombres, ['regla de plazo', 'reglas de plazo'], confirmada),
    'regla_de_plazo.modificada': ({ nombre, campos }) =>
      `modificó ${named(campos, CAMPOS)} de la regla de plazo ${String(nombre)}`,
  },
  temas: {
    regla_de_plazo: {
      clase: 'cuenta',
      icono: 'clock',
      enlace: () => '/agenda/reglas',
      enlaceTexto: 'Ver las reglas',
    },
  },
  events: {
    'reglas-de-plazo.changed': { about: 'The rules by which the cuenta computes terms.' },
  },
} as const satisfies Domain;
