import type { Domain } from '../../common/domain.js';
import { named } from '../../plataforma/auditoria/palabras.js';

const CAMPOS = {
  matricula: 'la matrícula',
  registro: 'el registro',
  nomenclatura: 'la nomenclatura',
  domicilio: 'el domicilio',
  comunidad: 'la comunidad',
  superficie: 'la superficie',
  superficieUnidad: 'la unidad de la superficie',
  linderos: 'los linderos',
  valuacion: 'la valuación',
  valuacionMoneda: 'la moneda de la valuación',
  valuacionAnio: 'el año de la valuación',
  porcentaje: 'el porcentaje',
  orden: 'el orden',
};

export const inmueblesDomain = {
  tables: {
    inmuebles: { order: 'id', without: ['busqueda', 'matricula_clave', 'registro_clave'] },
    carpeta_inmuebles: { order: 'carpeta_id, inmueble_id' },
  },
  hechos: {
    'inmueble.agregado': ({ nombre }) => `agregó el inmueble ${String(nombre)}`,
    'inmueble.cambiado': ({ nombre, campos }) => `modificó ${named(campos, CAMPOS)} del inmueble ${String(nombre)}`,
    'inmueble.modificado': ({ nombre, campos }) => `modificó ${named(campos, CAMPOS)} del inmueble ${String(nombre)}`,
    'inmueble.quitado': ({ nombre }) => `quitó el inmueble ${String(nombre)}`,
  },
  temas: {
    inmueble: {
      clase: 'carpetas',
      icono: 'building-office-2',
      enlace: ({ carpetaId }) => carpetaId && `/carpetas/${carpetaId}/inmuebles`,
    },
  },
  events: {
    'inmuebles.changed': { about: 'The inmuebles that the office knows: their own fields.' },
  },
  deCarpeta: {
    permisos: {
      editarInmuebles: {
        permiso: 'carpetas.editar',
        mientras: 'sin_firmar',
        motivo: 'La carpeta ya está firmada: sus inmuebles no se pueden cambiar.',
      },
    },
    cambios: { inmuebles: ['inmueble'] },
    cantidades: { inmuebles: { tabla: 'carpeta_inmuebles' } },
    aprobado: {
      'inmueble.modificado': 'los datos de los inmuebles',
      'inmueble.agregado': 'los inmuebles',
      'inmueble.cambiado': 'los inmuebles',
      'inmueble.quitado': 'los inmuebles',
    },
    dejaFaltantes: ['inmueble'],
    compartido: { tabla: 'carpeta_inmuebles', columna: 'inmueble_id' },
  },
} as const satisfies Domain;
