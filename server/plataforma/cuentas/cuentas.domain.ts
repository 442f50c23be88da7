import type { Domain } from '../../common/domain.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';
import { named } from '../auditoria/palabras.js';

const CAMPOS = {
  nombre: 'el nombre',
  pais: 'el país',
  moneda: 'la moneda',
  zonaHoraria: 'la zona horaria',
  numeroPrefijo: 'el prefijo de la numeración',
  numeroInicial: 'el primer número de cada año',
};

export const cuentasDomain = {
  permissions: {
    'cuenta.ver': ROLES,
    'cuenta.administrar': [ROL.titular],
  },
  tables: {
    cuentas: { order: 'id', where: 'id = $1', without: ['cierre_avisos'] },
    membresias: { order: 'usuario_id', where: 'cuenta_id = $1' },
    primeros_pasos_ocultos: { notExported: 'It says what a person does not want to see, and nothing of the office.' },
  },
  queues: {
    // Sends the mails about closing cuentas, by the clock.
    cierres: {},
  },
  hechos: {
    'cuenta.modificada': ({ campos }) => `modificó ${named(campos, CAMPOS)} de la cuenta`,
    'cuenta.numeracionConfirmada': () => 'confirmó la numeración de las carpetas',
    'cuenta.numeroAdelantado': ({ proximo }) => `hizo que la próxima carpeta sea la ${String(proximo)}`,
    'cuenta.logo': ({ quitado }) => (quitado ? 'quitó el logo de la cuenta' : 'cambió el logo de la cuenta'),
    // The moment is in the cuenta's time zone, so its first ten characters are the day.
    'cuenta.cierrePedido': ({ cierraEn }) => `pidió cerrar la cuenta el ${fechaEnTexto(String(cierraEn).slice(0, 10))}`,
    'cuenta.cierreDeshecho': () => 'deshizo el cierre de la cuenta',
  },
  temas: {
    cuenta: {
      clase: 'cuenta',
      icono: 'building-office-2',
      enlace: () => '/configuraciones/cuenta',
      enlaceTexto: 'Ver la cuenta',
    },
  },
  events: {
    'cuenta.changed': { about: 'The cuenta’s settings, numbering, logo, plan or closing.' },
  },
} as const satisfies Domain;
