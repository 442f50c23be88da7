import type { Domain } from '../../common/domain.js';
import { listed, named } from '../../plataforma/auditoria/palabras.js';
import { rolDeParte } from '../../vocabulario/parte-roles.js';
import { nombresDePartes } from './nombres-de-partes.js';

const CAMPOS = {
  rol: 'el rol',
  caracter: 'el carácter',
  sinAsentimiento: 'por qué no hace falta el asentimiento',
  representaA: 'a quién representa',
  porcentaje: 'el porcentaje',
  orden: 'el orden',
};

/** The names, or their number where a sentence would be too long. */
const quienes = (nombres: readonly string[]) => (nombres.length > 5 ? `${nombres.length} partes` : listed(nombres));

export const partesDomain = {
  tables: {
    partes: { order: 'id' },
    parte_representaciones: { order: 'parte_id, representa_a' },
  },
  hechos: {
    'parte.agregada': ({ nombre, rol }) => `agregó a ${String(nombre)} como ${rolDeParte(rol)}`,
    'parte.modificada': ({ nombre, rol, campos }) =>
      `modificó ${named(campos, CAMPOS)} de ${String(nombre)} (${rolDeParte(rol)})`,
    'parte.repartida': ({ nombres }) => `cambió los porcentajes de ${quienes(nombres as string[])}`,
    'parte.quitada': ({ nombre, rol }) => `quitó a ${String(nombre)} (${rolDeParte(rol)})`,
  },
  temas: {
    parte: { clase: 'partes', icono: 'users', enlace: ({ carpetaId }) => `/carpetas/${carpetaId}/partes` },
  },
  deCarpeta: {
    permisos: {
      editarPartes: {
        permiso: 'carpetas.editar',
        mientras: 'sin_firmar',
        motivo: 'La carpeta ya está firmada: sus partes no se pueden cambiar.',
      },
    },
    cambios: { partes: ['parte'] },
    faltantes: 'partes',
    cantidades: { partes: { tabla: 'partes' } },
    columnas: { Partes: `array_to_string(${nombresDePartes('c.id')}, '; ')` },
    aprobado: {
      'parte.agregada': 'las partes',
      'parte.modificada': 'las partes',
      'parte.repartida': 'las partes',
      'parte.quitada': 'las partes',
    },
    dejaFaltantes: ['parte'],
    compartido: { tabla: 'partes', columna: 'persona_id' },
  },
} as const satisfies Domain;
