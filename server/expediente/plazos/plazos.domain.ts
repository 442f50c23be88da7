import type { Domain } from '../../common/domain.js';
import { named } from '../../plataforma/auditoria/palabras.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';
import { porPlazo } from './plazo-filter.js';

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

const dia = (value: unknown) => String(value).split('-').toReversed().join('/');

export const plazosDomain = {
  permissions: {
    'plazos.ver': ROLES,
    'plazos.editar': [titular, adscripto, oficial],
    'plazos.cumplir': [titular, adscripto, oficial, gestor],
    // An exception to the rules: moves that wait for the plazo are free.
    'plazos.anular': [titular, adscripto],
  },
  tables: {
    plazos: { order: 'id' },
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
  },
  temas: {
    plazo: { clase: 'carpetas', icono: 'clock' },
  },
  deCarpeta: {
    permisos: {
      editarPlazos: { permiso: 'plazos.editar', mientras: 'abierta' },
      cumplirPlazos: { permiso: 'plazos.cumplir', mientras: 'abierta' },
    },
    cambios: { plazos: ['plazo'] },
    faltantes: 'plazos',
    filtros: { plazo: porPlazo },
    agenda: {
      plazo: {
        tabla: 'plazos',
        titulo: 't.nombre',
        dia: 't.vence',
        cuando: 't.anulado_en is null',
        mientras: 'valida',
        hecho: 't.cumplido_en is not null',
        responsable: 't.responsable_id',
        lugar: 'plazos',
      },
    },
  },
} as const satisfies Domain;
