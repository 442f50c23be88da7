import type { Ambito, Dato } from './ambito.js';
import type { TipoDeDato } from './esquema.js';
import { gentilicio } from './genero.js';
import {
  aLosDias,
  cifras,
  diasDelMes,
  enteroEnLetras,
  fechaConMes,
  fechaEnLetras,
  horaEnLetras,
  montoEnCifras,
  montoEnLetras,
  numeroEnLetras,
  porcentajeEnLetras,
  superficieEnLetras,
} from './letras.js';

/** Thrown when a filter needs a value that is unknown. `campo` is its name for people. */
export class Falta extends Error {
  readonly campo: string;
  readonly ambito: Pick<Ambito, 'de' | 'lugar'>;
  readonly imposible?: string;

  constructor(campo: string, ambito: Pick<Ambito, 'de' | 'lugar'>, imposible?: string) {
    super(campo);
    this.campo = campo;
    this.ambito = ambito;
    this.imposible = imposible;
  }
}

/** A value on its way through filters. */
export type EnCurso =
  | { clase: 'dato'; dato: Dato & { valor: string }; tipo: TipoDeDato; nombre: string; ambito: Falta['ambito'] }
  | { clase: 'lista'; ambitos: readonly Ambito[]; nombre: string; lugar: string }
  | { clase: 'texto'; texto: string }
  | { clase: 'sino'; valor: boolean };

/** A filter, with its description for the editor's page. */
export interface Filtro {
  /** Its effect, in a few words. */
  que: string;
  ejemplo: string;
  /** The kinds of values that it takes. An empty list means all kinds. */
  recibe: readonly (TipoDeDato | 'lista')[];
  /** The least and the most arguments. */
  args: readonly [number, number];
  da: 'texto' | 'sino' | 'numero';
  /** @throws Falta when a needed value is unknown */
  aplica: (value: EnCurso, args: readonly string[], pais: string) => EnCurso;
}

const texto = (said: string): EnCurso => ({ clase: 'texto', texto: said });

/** A filter that takes a single field. */
const deDato =
  (write: (dato: Dato & { valor: string }, args: readonly string[], value: EnCurso & { clase: 'dato' }) => EnCurso) =>
  (value: EnCurso, args: readonly string[]) =>
    value.clase === 'dato' ? write(value.dato, args, value) : value;

/** A filter that changes letters. */
const deTexto =
  (change: (said: string) => string): Filtro['aplica'] =>
  (value, _args, pais) =>
    texto(change(escrito(value, pais)));

const deFecha = (write: (fecha: string, pais: string) => string): Filtro['aplica'] => {
  return (value, _args, pais) => (value.clase === 'dato' ? texto(write(value.dato.valor, pais)) : value);
};

/** The filters that a template may use, by name. */
export const FILTROS: Readonly<Record<string, Filtro>> = {
  letras: {
    que: 'En letras: montos, números, fechas, horas, superficies y porcentajes',
    ejemplo: '{carpeta.monto|letras}',
    recibe: ['fecha', 'hora', 'monto', 'numero', 'porcentaje', 'superficie'],
    args: [0, 0],
    da: 'texto',
    aplica: (value, _args, pais) => (value.clase === 'dato' ? texto(enLetras(value, pais)) : value),
  },
  conMes: {
    que: 'La fecha con el nombre del mes: 16 de marzo de 2026',
    ejemplo: '{carpeta.fechaFirma|conMes}',
    recibe: ['fecha'],
    args: [0, 0],
    da: 'texto',
    aplica: deFecha(fechaConMes),
  },
  aLosDias: {
    que: 'La fecha como empiezan las escrituras: a los dieciséis días del mes de marzo, al primer día del mes de abril',
    ejemplo: '{carpeta.fechaFirma|aLosDias}',
    recibe: ['fecha'],
    args: [0, 0],
    da: 'texto',
    aplica: deFecha(aLosDias),
  },
  diasDelMes: {
    que: 'La fecha por sus días: dieciséis días del mes de marzo de dos mil veintiséis',
    ejemplo: 'a los {carpeta.fechaFirma|diasDelMes}',
    recibe: ['fecha'],
    args: [0, 0],
    da: 'texto',
    aplica: deFecha(diasDelMes),
  },
  plural: {
    que: 'Una forma para uno y otra para varios; con cuatro, también en femenino',
    ejemplo: '{vendedores|plural:el vendedor:los vendedores:la vendedora:las vendedoras}',
    recibe: ['lista'],
    args: [2, 4],
    da: 'texto',
    aplica: (value, args) => (value.clase === 'lista' ? texto(plural(value, args)) : value),
  },
  nombres: {
    que: 'Los nombres de todos, con comas e «y»',
    ejemplo: '{compradores|nombres}',
    recibe: ['lista'],
    args: [0, 0],
    da: 'texto',
    aplica: (value) => (value.clase === 'lista' ? texto(nombres(alMenosUno(value))) : value),
  },
  cantidad: {
    que: 'Cuántos son',
    ejemplo: '{inmuebles|cantidad|letras}',
    recibe: ['lista'],
    args: [0, 0],
    da: 'numero',
    aplica: (value) => (value.clase === 'lista' ? cantidad(value) : value),
  },
  varios: {
    que: 'Como condición: si son dos o más',
    ejemplo: '{#vendedores|varios}…{/}',
    recibe: ['lista'],
    args: [0, 0],
    da: 'sino',
    aplica: (value) => (value.clase === 'lista' ? { clase: 'sino', valor: value.ambitos.length > 1 } : value),
  },
  segun: {
    que: 'Una forma en masculino y otra en femenino',
    ejemplo: '{genero|segun:nacido:nacida}',
    recibe: ['genero'],
    args: [2, 2],
    da: 'texto',
    aplica: deDato(({ valor }, [masculino = '', femenino = '']) => texto(valor === 'femenino' ? femenino : masculino)),
  },
  gentilicio: {
    que: 'La nacionalidad en masculino o femenino',
    ejemplo: '{nacionalidad|gentilicio}',
    recibe: ['texto'],
    args: [0, 0],
    da: 'texto',
    aplica: deDato(({ valor, genero }, _args, { ambito }) => {
      if (!genero) throw new Falta('Género', ambito);
      return texto(gentilicio(valor, genero));
    }),
  },
  es: {
    que: 'Como condición: si el dato es ese',
    ejemplo: '{#estadoCivil|es:casado}…{/}',
    recibe: ['texto', 'genero', 'numero'],
    args: [1, 1],
    da: 'sino',
    aplica: deDato(({ valor }, [other = '']) => ({
      clase: 'sino',
      valor: valor.toLowerCase() === other.toLowerCase(),
    })),
  },
  mayusculas: {
    que: 'Todo en mayúsculas',
    ejemplo: '{nombreCompleto|mayusculas}',
    recibe: [],
    args: [0, 0],
    da: 'texto',
    aplica: deTexto((said) => said.toLocaleUpperCase('es')),
  },
  minusculas: {
    que: 'Todo en minúsculas',
    ejemplo: '{carpeta.acto|minusculas}',
    recibe: [],
    args: [0, 0],
    da: 'texto',
    aplica: deTexto((said) => said.toLocaleLowerCase('es')),
  },
  inicial: {
    que: 'La primera letra en mayúscula',
    ejemplo: '{carpeta.fechaFirma|letras|inicial}',
    recibe: [],
    args: [0, 0],
    da: 'texto',
    aplica: deTexto((said) => said.charAt(0).toLocaleUpperCase('es') + said.slice(1)),
  },
};

/** The text of a value without filters. @throws Falta when its gender is unknown */
export function escrito(value: EnCurso, pais: string): string {
  if (value.clase === 'texto') {
    return value.texto;
  }
  if (value.clase === 'sino') {
    return value.valor ? 'sí' : 'no';
  }
  if (value.clase === 'lista') {
    return nombres(alMenosUno(value));
  }
  const { dato, tipo, ambito } = value;
  if (dato.escrito === null) {
    throw new Falta('Género', ambito);
  }
  return dato.escrito ?? enCifras(dato, tipo, pais);
}

function enCifras({ valor, unidad }: Dato & { valor: string }, tipo: TipoDeDato, pais: string): string {
  switch (tipo) {
    case 'fecha':
      return valor.split('-').toReversed().join('/');
    case 'monto':
      return montoEnCifras(valor, unidad ?? '', pais);
    case 'numero':
      return cifras(valor);
    case 'porcentaje':
      return `${cifras(valor)} %`;
    case 'superficie':
      return `${cifras(valor)} ${unidad === 'ha' ? 'ha' : 'm²'}`;
    default:
      return valor;
  }
}

function enLetras({ dato: { valor, unidad }, tipo }: EnCurso & { clase: 'dato' }, pais: string): string {
  switch (tipo) {
    case 'fecha':
      return fechaEnLetras(valor, pais);
    case 'hora':
      return horaEnLetras(valor);
    case 'monto':
      return montoEnLetras(valor, unidad ?? '', pais);
    case 'porcentaje':
      return porcentajeEnLetras(valor);
    case 'superficie':
      return superficieEnLetras(valor, unidad === 'ha' ? 'ha' : 'm2');
    default:
      return /^\d+$/.test(valor) ? enteroEnLetras(BigInt(valor)) : numeroEnLetras(valor);
  }
}

function cantidad({ ambitos, nombre, lugar }: EnCurso & { clase: 'lista' }): EnCurso {
  const dato = { valor: String(ambitos.length) };
  return { clase: 'dato', dato, tipo: 'numero', nombre, ambito: { de: null, lugar } };
}

/** @throws Falta for an empty list */
function alMenosUno({ ambitos, nombre, lugar }: EnCurso & { clase: 'lista' }): readonly Ambito[] {
  if (ambitos.length === 0) {
    throw new Falta(nombre, { de: null, lugar });
  }
  return ambitos;
}

function plural(value: EnCurso & { clase: 'lista' }, [el = '', los = '', la, las]: readonly string[]): string {
  const ambitos = alMenosUno(value);
  const isOne = ambitos.length === 1;
  const isFeminine = la !== undefined && ambitos.map(generoDe).every((genero) => genero === 'femenino');
  if (isFeminine) {
    return isOne ? la : (las ?? la);
  }
  return isOne ? el : los;
}

/**
 * The gender of a thing. A thing without genders is masculine, such as an inmueble. @throws Falta when the gender is
 * unknown
 */
function generoDe(ambito: Ambito): string {
  const { genero } = ambito.datos;
  if (typeof genero !== 'object') {
    return 'masculino';
  }
  if (genero.valor === null) {
    throw new Falta('Género', ambito);
  }
  return genero.valor;
}

/** The fields that name an item of a list. The first with a value counts. */
const NOMBRES = ['nombreCompleto', 'nombre', 'matricula', 'nomenclatura', 'domicilio'];

function nombres(ambitos: readonly Ambito[]): string {
  const names = ambitos.map(({ datos, de }) => {
    const found = NOMBRES.map((name) => datos[name]).find((dato) => typeof dato === 'object' && dato.valor !== null);
    return typeof found === 'object' ? (found.valor ?? '') : (de ?? '');
  });
  return names.map((name, i) => name + separadorTras(names, i)).join('');
}

/** The text between a name of a list and the next: «, », « y », or « e » before an i. */
export function separadorTras(names: readonly string[], i: number): string {
  const next = names[i + 1];
  if (next === undefined) {
    return '';
  }
  if (i + 2 < names.length) {
    return ', ';
  }
  return /^(i|í|hi(?!e))/i.test(next) ? ' e ' : ' y ';
}
