import type { Domain } from '../../common/domain.js';
import { ROL } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial } = ROL;

export const finanzasDomain = {
  permissions: {
    // Who sees sums: docs/domain.md#money.
    'finanzas.ver': [titular, adscripto, oficial],
    'finanzas.administrar': [titular],
  },
  tables: { presupuestos: { order: 'moneda' } },
  hechos: {
    'presupuesto.modificado': ({ moneda }) => `cambió los límites del presupuesto en ${String(moneda)}`,
  },
  temas: {
    presupuesto: {
      clase: 'cuenta',
      icono: 'banknotes',
      enlace: () => '/dashboards/finance',
      enlaceTexto: 'Ver las finanzas',
    },
  },
  events: {
    'finanzas.changed': { about: 'The limits of the budget.' },
  },
} as const satisfies Domain;
