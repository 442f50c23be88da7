import type { Domain } from '../../common/domain.js';
import { confirmacionEnTexto, confirmadasEnTexto, named } from '../../plataforma/auditoria/palabras.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial, gestor } = ROL;

const CAMPOS = {
  nombre: 'el nombre',
  inicio: 'el comienzo',
  dias: 'los días',
  computo: 'el cómputo',
  arranque: 'si el primer día cuenta',
  cuentaDesde: 'desde qué se cuenta',
  reglaId: 'la regla',
  responsableId: 'el responsable',
  inscripcionId: 'de qué inscripción es',
  reservaLugar: 'si reserva el lugar',
};
const CAMPOS_DE_REGLA = {
  ...CAMPOS,
  ...{
    folios: 'los folios',
    fuente: 'la fuente',
    activa: 'si se ofrece',
    comunidad: 'la comunidad',
    enLugarDe: 'en lugar de cuál rige',
  },
};

const dia = (value: unknown) => String(value).split('-').toReversed().join('/');

export const plazosDomain = {
  permissions: {
    'plazos.ver': ROLES,
    'plazos.editar': [titular, adscripto, oficial],
    'plazos.cumplir': [titular, adscripto, oficial, gestor],
    // An exception: what waits for the term no longer does (domain.md, «Roles and permissions»).
    'plazos.anular': [titular, adscripto],
    'plazos.reglas': [titular, adscripto],
  },
  tables: {
    reglas_de_plazo: { order: 'id' },
    plazos: { order: 'id' },
    correcciones_de_reglas: { order: 'clave' },
    plazo_avisos: { order: 'plazo_id, vence, marca desc' },
  },
  queues: {
    'plazos-recordatorios': {},
  },
  hechos: {
    'plazo.agregado': ({ nombre, vence }) => `agregó el plazo ${String(nombre)}, que vence el ${dia(vence)}`,
    'plazo.modificado': ({ nombre, campos, vence }) =>
      `modificó ${named(campos, CAMPOS)} del plazo ${String(nombre)}${vence ? `, que ahora vence el ${dia(vence)}` : ''}`,
    'plazo.recalculado': ({ nombre, de, a }) =>
      `cambió los feriados: el plazo ${String(nombre)} vence el ${dia(a)} y ya no el ${dia(de)}`,
    'plazo.cumplido': ({ nombre, documento }) =>
      `dio por cumplido el plazo ${String(nombre)}${documento ? ` con el documento ${String(documento)}` : ''}`,
    'plazo.reabierto': ({ nombre }) => `volvió a abrir el plazo ${String(nombre)}`,
    'plazo.anulado': ({ nombre, motivo }) => `anuló el plazo ${String(nombre)}: ${String(motivo)}`,
    'regla_de_plazo.agregada': ({ nombre }) => `agregó la regla de plazo ${String(nombre)}`,
    'regla_de_plazo.confirmada': ({ nombre, confirmada }) =>
      confirmacionEnTexto(`la regla de plazo ${String(nombre)}`, confirmada),
    'regla_de_plazo.confirmadas': ({ nombres, confirmada }) =>
      confirmadasEnTexto(nombres, ['regla de plazo', 'reglas de plazo'], confirmada),
    'regla_de_plazo.correccion_aceptada': ({ nombre, motivo }) =>
      `aceptó la corrección de ${String(nombre)}: ${String(motivo)}`,
    'regla_de_plazo.correccion_rechazada': ({ nombre, motivo }) =>
      `conservó ${String(nombre)} sin la corrección: ${String(motivo)}`,
    'regla_de_plazo.correccion_deshecha': ({ nombre }) =>
      `deshizo lo decidido sobre la corrección de ${String(nombre)}`,
    'regla_de_plazo.modificada': ({ nombre, campos }) =>
      `modificó ${named(campos, CAMPOS_DE_REGLA)} de la regla de plazo ${String(nombre)}`,
  },
  temas: {
    plazo: { clase: 'carpetas', icono: 'clock' },
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
