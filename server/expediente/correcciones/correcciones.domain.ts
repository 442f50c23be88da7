import type { Domain } from '../../common/domain.js';

export const correccionesDomain = {
  tables: {
    correcciones_de_reglas: { order: 'clave' },
  },
  hechos: {
    'regla_de_plazo.correccion_aceptada': ({ nombre, motivo }) =>
      `aceptó la corrección de ${String(nombre)}: ${String(motivo)}`,
    'regla_de_plazo.correccion_rechazada': ({ nombre, motivo }) =>
      `conservó ${String(nombre)} sin la corrección: ${String(motivo)}`,
    'regla_de_plazo.correccion_deshecha': ({ nombre }) =>
      `deshizo lo decidido sobre la corrección de ${String(nombre)}`,
  },
} as const satisfies Domain;
