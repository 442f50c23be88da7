import type { Domain } from '../../common/domain.js';
import { listed, named, quoted } from '../../plataforma/auditoria/palabras.js';
import { ROL } from '../../vocabulario/roles.js';

/** The Spanish names of a persona's fields. */
export const CAMPOS = {
  tipo: 'el tipo de persona',
  nombre: 'el nombre',
  apellidos: 'los apellidos',
  razonSocial: 'la razón social',
  paisDoc: 'el país del documento',
  tipoDoc: 'el tipo de documento',
  numeroDoc: 'el número de documento',
  idFiscalPais: 'el país de la identificación fiscal',
  idFiscalTipo: 'el tipo de identificación fiscal',
  idFiscal: 'la identificación fiscal',
  nacimiento: 'la fecha de nacimiento',
  nacionalidad: 'la nacionalidad',
  genero: 'el género',
  estadoCivil: 'el estado civil',
  nupcias: 'las nupcias',
  conyuge: 'el cónyuge',
  regimen: 'el régimen',
  domicilio: 'el domicilio',
  profesion: 'la profesión',
  email: 'el correo',
  telefono: 'el teléfono',
  motivoExcepcion: 'el motivo de la excepción',
};

/** The fields of a persona that no deed contains. */
const APARTE: ReadonlySet<string> = new Set(['email', 'telefono', 'motivoExcepcion']);

export const personasDomain = {
  permissions: {
    'personas.exceptuar': [ROL.titular, ROL.adscripto],
    'personas.unir': [ROL.titular, ROL.adscripto, ROL.oficial],
  },
  tables: {
    personas: { order: 'id', without: ['busqueda', 'claves', 'direccion'] },
    persona_archivos: { order: 'id', file: 'clave', deletedSince: 'eliminado_en' },
    persona_importaciones: {
      notExported: 'what an import did, kept for a day to undo it',
      deletedSince: 'importada_en',
    },
    persona_uniones: { notExported: 'what a merge moved, kept for a day to undo it', deletedSince: 'unida_en' },
  },
  queues: {
    // Writes the new name of a persona into the searched texts of thousands of carpetas.
    'carpetas-buscables': {},
  },
  hechos: {
    'persona.creada': ({ nombre }) => `registró a ${String(nombre)}`,
    'personas.importadas': ({ archivo, creadas, completadas, omitidas }) =>
      `importó personas de ${quoted(archivo)}: ${String(creadas)} registradas, ${String(completadas)} completadas y ${String(omitidas)} omitidas`,
    'personas.importacion_deshecha': ({ eliminadas, vaciadas, quedan }) =>
      `deshizo una importación de personas: ${String(eliminadas)} eliminadas, ${String(vaciadas)} como antes y ${String(quedan)} que quedan`,
    'persona.modificada': ({ nombre, campos }) => `modificó ${named(campos, CAMPOS)} de ${String(nombre)}`,
    'persona.unida': ({ nombre, otra }) => `unió a ${String(otra)} con ${String(nombre)}`,
    'persona.separada': ({ nombre, otra }) => `deshizo la unión de ${String(otra)} con ${String(nombre)}`,
    'parte.unida': ({ nombre, otra }) => `unió a ${String(otra)} con ${String(nombre)}, que pasa a ser la parte`,
    'parte.separada': ({ nombre, otra }) =>
      `deshizo la unión: ${String(otra)} vuelve a ser la parte, y no ${String(nombre)}`,
    'persona.archivo_subido': ({ nombre, clase }) => `guardó ${String(clase)} de ${String(nombre)}`,
    'persona.archivo_modificado': ({ nombre, clase }) => `modificó los datos de ${String(clase)} de ${String(nombre)}`,
    'persona.archivo_eliminado': ({ nombre, clase }) => `eliminó ${String(clase)} de ${String(nombre)}`,
    'persona.archivo_restaurado': ({ nombre, clase }) => `recuperó ${String(clase)} de ${String(nombre)}`,
    'persona.archivo_leido': ({ nombre, archivo }) => `abrió ${quoted(archivo)} de ${String(nombre)}`,
    'persona.eliminada': ({ nombre, siguen }) =>
      `eliminó a ${String(nombre)}${siguen ? ', que sigue en las carpetas que no ve' : ''}`,
    'personas.excepcion': ({ nombre, documentos, motivo }) =>
      `guardó por excepción ${listed(documentos)} de ${String(nombre)}: ${String(motivo)}`,
    'personas.duplicada': ({ nombre, documentos, motivo }) =>
      `guardó a ${String(nombre)} con ${listed(documentos)}, que otra persona ya tenía: ${String(motivo)}`,
  },
  temas: {
    persona: {
      clase: 'personas',
      icono: 'user',
      enlace: ({ entidadId }) => `/personas/${entidadId}`,
      enlaceTexto: 'Ver la persona',
    },
    personas: { clase: 'personas', icono: 'users', enlace: () => '/personas', enlaceTexto: 'Ver las personas' },
  },
  lecturas: ['persona.archivo_leido'],
  deCarpeta: {
    aprobado: {
      'persona.modificada': ({ campos }) =>
        (campos as string[]).every((campo) => APARTE.has(campo)) ? null : 'los datos de las partes',
      'parte.unida': 'las partes',
      'parte.separada': 'las partes',
    },
  },
} as const satisfies Domain;
