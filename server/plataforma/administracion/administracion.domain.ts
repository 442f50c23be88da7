import type { Domain } from '../../common/domain.js';

export const administracionDomain = {
  hechos: {
    'cuenta.suspendida': () => 'suspendió la cuenta',
    'cuenta.reactivada': () => 'reactivó la cuenta',
  },
} as const satisfies Domain;
