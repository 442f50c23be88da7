import { ROL_PARTE_NOMBRE } from '../../vocabulario/parte-roles.js';
import type { Carpeta } from '../carpetas/carpeta.entity.js';
import type { Certificado } from '../certificados/certificado.entity.js';
import type { Inmueble } from '../inmuebles/inmueble.entity.js';
import type { ParteConRepresentados } from '../partes/partes.repository.js';
import type { Persona } from '../personas/persona.entity.js';
import { toPersonaResumen } from '../personas/personas.presenter.js';
import type { Ambito, Dato } from './ambito.js';
import { type ClausulaLeida, type Esquema, LISTA_DE_ROL, raizCon } from './esquema.js';
import { separadorTras } from './filtros.js';
import { estadoCivilEscrito } from './genero.js';

/** A parte and its persona. */
export interface ParteDeTexto {
  parte: Pick<ParteConRepresentados, 'id' | 'rol' | 'caracter' | 'porcentaje' | 'representados'>;
  persona: Persona;
}

/** All data that a text of a carpeta may use. */
export interface DatosDeCarpeta {
  carpeta: Pick<
    Carpeta,
    'id' | 'codigo' | 'caratula' | 'moneda' | 'monto' | 'fechaFirma' | 'fechaFirmaPrevista' | 'ubicacionFisica'
  >;
  acto: string;
  escribano: { nombre: string; email: string } | null;
  responsable: string | null;
  oficina: { nombre: string; pais: string };
  /** The moment of writing in the office's time zone: `YYYY-MM-DD`, `HH:MM`. */
  ahora: { fecha: string; hora: string };
  partes: readonly ParteDeTexto[];
  inmuebles: readonly (Inmueble & { porcentaje: string | null })[];
  certificados: readonly Certificado[];
  clausulas: readonly ClausulaLeida[];
}

const dato = (valor: string | null): Dato => ({ valor });
const datos = (valores: Record<string, string | null>): Record<string, Dato> =>
  Object.fromEntries(Object.entries(valores).map(([clave, valor]) => [clave, dato(valor)]));

/** The values of a template's fields in a carpeta, each with the page to fill it. */
export function ambitoDe(todo: DatosDeCarpeta): Ambito {
  const { carpeta, acto, escribano, responsable, oficina, ahora } = todo;
  const raiz = raizCon(todo.clausulas);
  const lugar = `/carpetas/${carpeta.id}`;
  const uno = (name: string, valores: Ambito['datos'], where = lugar): Ambito => {
    const esquema = raiz.grupos[name]?.esquema as Esquema;
    return { esquema, de: null, lugar: where, datos: valores, grupos: {} };
  };
  const partes = partesDe(todo, raiz);
  return {
    esquema: raiz,
    de: null,
    lugar: `${lugar}/partes`,
    datos: {},
    grupos: {
      carpeta: uno('carpeta', {
        ...datos({ codigo: carpeta.codigo, caratula: carpeta.caratula, acto, responsable }),
        ...datos({ fechaFirma: carpeta.fechaFirma ?? carpeta.fechaFirmaPrevista, ubicacion: carpeta.ubicacionFisica }),
        monto: { valor: carpeta.monto, unidad: carpeta.moneda },
      }),
      oficina: uno('oficina', datos({ nombre: oficina.nombre }), '/configuraciones/cuenta'),
      escribano: uno('escribano', datos({ nombre: escribano?.nombre ?? null, email: escribano?.email ?? null })),
      hoy: uno('hoy', datos(ahora)),
      clausula: uno(
        'clausula',
        datos(Object.fromEntries(todo.clausulas.map((one) => [one.clave, one.texto]))),
        '/plantillas',
      ),
      partes: partes.lista(() => true),
      ...Object.fromEntries(
        Object.entries(LISTA_DE_ROL).map(([rol, lista]) => [lista, partes.lista((parte) => parte.parte.rol === rol)]),
      ),
      inmuebles: inmueblesDe(todo, raiz),
      certificados: certificadosDe(todo, raiz),
    },
  };
}

/** Makes lists of the partes of a carpeta. */
function partesDe({ carpeta, partes, oficina }: DatosDeCarpeta, raiz: Esquema) {
  const esquema = raiz.grupos.partes?.esquema as Esquema;
  const lista = (isIn: (parte: ParteDeTexto) => boolean): Ambito[] => {
    const those = partes.filter(isIn);
    const nombres = those.map(({ persona }) => nombreEscrito(persona));
    return those.map((one, i) => ({
      esquema,
      de: nombres[i] as string,
      lugar: `/carpetas/${carpeta.id}/partes/${one.parte.id}/persona`,
      datos: {
        ...datosDePersona(one.persona, oficina.pais),
        ...datosDeParte(one, `/carpetas/${carpeta.id}/partes/${one.parte.id}`),
        separador: dato(separadorTras(nombres, i)),
      },
      grupos: {
        // A getter, so that lists are made when needed. It ends, since representations form no circles.
        get representados() {
          return lista(({ parte }) => one.parte.representados.includes(parte.id));
        },
      },
    }));
  };
  return { lista };
}

function datosDeParte({ parte: { rol, caracter, porcentaje } }: ParteDeTexto, lugar: string): Record<string, Dato> {
  return {
    rol: dato((ROL_PARTE_NOMBRE[rol] ?? rol).toLowerCase()),
    caracter: { valor: caracter, lugar },
    porcentaje: { valor: porcentaje, lugar },
  };
}

/** The name as deeds write it: name first, then surnames. */
const nombreEscrito = ({ nombre, apellidos, nombreCompleto }: Persona) =>
  nombre && apellidos ? `${nombre} ${apellidos}` : nombreCompleto;

/** The fields of people that companies lack. */
const DE_HUMANAS = [
  'nombre',
  'apellidos',
  'nacimiento',
  'nacionalidad',
  'estadoCivil',
  'conyuge',
  'regimen',
  'nupcias',
];

function datosDePersona(persona: Persona, pais: string): Record<string, Dato | boolean> {
  const { tipoDoc, numeroDocFormateado, idFiscalTipo, idFiscalFormateado } = toPersonaResumen(persona);
  const isHumana = persona.tipo === 'humana';
  // A company is feminine: «la sociedad».
  const genero = isHumana ? persona.genero : 'femenino';
  const { estadoCivil } = persona;
  const fields: Record<string, Dato> = {
    ...datos({
      nombreCompleto: nombreEscrito(persona),
      nombre: persona.nombre,
      apellidos: persona.apellidos,
      documento: numeroDocFormateado && [tipoDoc, numeroDocFormateado].filter(Boolean).join(' '),
      tipoDocumento: tipoDoc,
      numeroDocumento: numeroDocFormateado,
      idFiscal: idFiscalFormateado && [idFiscalTipo, idFiscalFormateado].filter(Boolean).join(' '),
      nacimiento: persona.nacimiento,
      conyuge: persona.conyuge,
      regimen: persona.regimen,
      domicilio: persona.domicilio,
      profesion: persona.profesion,
      email: persona.email,
      telefono: persona.telefono,
      nupcias: persona.nupcias === null ? null : String(persona.nupcias),
      genero,
    }),
    nacionalidad: { valor: persona.nacionalidad, genero },
    estadoCivil: {
      valor: estadoCivil,
      ...(estadoCivil && { escrito: estadoCivilEscrito(estadoCivil, genero, pais) }),
    },
  };
  const imposible = `${persona.nombreCompleto} es una persona jurídica: en la plantilla, ponga este campo entre {#esHumana} y {/esHumana}.`;
  const shown = isHumana
    ? fields
    : { ...fields, ...Object.fromEntries(DE_HUMANAS.map((clave) => [clave, { valor: null, imposible }])) };
  return { ...shown, esHumana: isHumana, esJuridica: !isHumana };
}

/** A text without its final full stop, since the sentence of the template continues. */
const sinPunto = (text: string | null) => text?.replace(/[.\s]+$/, '') ?? null;

function inmueblesDe({ carpeta, inmuebles }: DatosDeCarpeta, raiz: Esquema): Ambito[] {
  const esquema = raiz.grupos.inmuebles?.esquema as Esquema;
  const names = inmuebles.map(({ domicilio, matricula, nomenclatura }) => matricula ?? nomenclatura ?? domicilio ?? '');
  return inmuebles.map((one, i) => ({
    esquema,
    de: one.matricula ? `la matrícula ${one.matricula}` : `el inmueble ${names[i]}`,
    lugar: `/carpetas/${carpeta.id}/inmuebles/${one.id}`,
    datos: {
      ...datos({ matricula: one.matricula, registro: one.registro, nomenclatura: one.nomenclatura }),
      ...datos({ domicilio: one.domicilio, linderos: sinPunto(one.linderos), porcentaje: one.porcentaje }),
      superficie: { valor: one.superficie, unidad: one.superficieUnidad },
      valuacion: { valor: one.valuacion, unidad: one.valuacionMoneda },
      separador: dato(separadorTras(names, i)),
    },
    grupos: {},
  }));
}

function certificadosDe({ carpeta, certificados }: DatosDeCarpeta, raiz: Esquema): Ambito[] {
  const esquema = raiz.grupos.certificados?.esquema as Esquema;
  const names = certificados.map(({ nombre }) => nombre);
  return certificados.map((one, i) => ({
    esquema,
    de: `el certificado ${one.nombre}`,
    lugar: `/carpetas/${carpeta.id}/certificados/${one.id}`,
    datos: {
      ...datos({ nombre: one.nombre, organismo: one.organismo, resultado: sinPunto(one.resultado) }),
      ...datos({ expedido: one.expedido, vence: one.vence, separador: separadorTras(names, i) }),
    },
    grupos: {},
  }));
}
