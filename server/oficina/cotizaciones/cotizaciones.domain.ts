import type { Domain } from '../../common/domain.js';
import { listed } from '../../plataforma/auditoria/palabras.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial } = ROL;

const valorEn = ({ valor, base }: Readonly<Record<string, unknown>>) =>
  `${String(valor).replace('.', ',')} ${String(base)}`;

const cotizacion = ({ moneda, dia, ...en }: Readonly<Record<string, unknown>>) =>
  `la cotización del ${fechaEnTexto(String(dia))}: un ${String(moneda)} a ${valorEn(en)}`;

export const cotizacionesDomain = {
  permissions: {
    'cotizaciones.ver': ROLES,
    'cotizaciones.editar': [titular, adscripto, oficial],
    // Who sees the sums of the montos of carpetas (docs/domain.md#money).
    'cotizaciones.carteras': [titular, adscripto, oficial],
  },
  tables: {
    cotizaciones: { order: 'moneda, base, dia, en, id' },
    cotizacion_seguidas: { order: 'usuario_id, moneda, base' },
  },
  queues: {
    // Fetches the rates of RATES_URL. A source that is down is asked again for an hour.
    'cotizaciones-consulta': { retryLimit: 6, retryDelay: 60, retryDelayMax: 3_600 },
  },
  hechos: {
    'cotizacion.anotada': ({ moneda, dia, ...en }) =>
      `anotó que el ${fechaEnTexto(String(dia))} un ${String(moneda)} valía ${valorEn(en)}`,
    'cotizacion.retirada': (datos) => `retiró ${cotizacion(datos)}`,
    'cotizacion.restaurada': (datos) => `repuso ${cotizacion(datos)}`,
    'cotizaciones.importadas': ({ total }) => `importó cotizaciones de un archivo: ${String(total)} nuevas`,
    'cotizaciones.importacion_deshecha': ({ total }) =>
      `deshizo una importación de cotizaciones: ${String(total)} retiradas`,
    // Only old entries have this hecho, from when the whole office followed one list.
    'cotizaciones.seguidas': ({ nombres }) => `eligió qué cotizaciones se siguen: ${listed(nombres)}`,
  },
  temas: {
    cotizacion: {
      clase: 'cuenta',
      icono: 'currency-dollar',
      enlace: () => '/dashboards/crypto',
      enlaceTexto: 'Ver las cotizaciones',
    },
    cotizaciones: {
      clase: 'cuenta',
      icono: 'currency-dollar',
      enlace: () => '/dashboards/crypto',
      enlaceTexto: 'Ver las cotizaciones',
    },
  },
  events: {
    'cotizaciones.changed': { about: 'The rates of currencies, or which of them the person follows.' },
  },
} as const satisfies Domain;
