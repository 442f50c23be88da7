import { createRequire } from 'node:module';
import type DocxtemplaterType from 'docxtemplater';
import type { DXT } from 'docxtemplater';
import { empaquetado, type Partes } from './empaquetado.js';
import { type ClausulaLeida, type Esquema, hallarEn, raizCon } from './esquema.js';
import { leerExpresion, type UsoDeFiltro } from './expresion.js';
import { FILTROS } from './filtros.js';
import { parecidoA } from './parecido.js';

/** A CommonJS module, loaded with the first template. */
export const docxtemplater = () => createRequire(import.meta.url)('docxtemplater') as typeof DocxtemplaterType;
const inspectModule = () => createRequire(import.meta.url)('docxtemplater/js/inspect-module.js') as () => Inspect;

interface Inspect extends DXT.Module {
  fullInspected: Record<string, unknown>;
  getStructuredTags(file: string): DXT.Part[];
}

/** A field that a template names. */
export interface CampoUsado {
  /** The text between the braces of the template. */
  escrito: string;
  nombre: string;
  /** The name of the thing with this field: «Parte». */
  grupo: string;
  /** Whether it opens a loop or a condition. */
  isSection: boolean;
}

/** A fault in a template. */
export interface ProblemaDePlantilla {
  /** The text in the template; null for a fault of the whole. */
  escrito: string | null;
  mensaje: string;
}

export interface PlantillaLeida {
  campos: CampoUsado[];
  problemas: ProblemaDePlantilla[];
}

/** The options of the library for each template. */
export const OPCIONES: DXT.Options = {
  ...{ paragraphLoop: true, linebreaks: true, errorLogging: false },
  // Removes characters from pasted texts that a Word file must not have.
  stripInvalidXMLChars: true,
};

/** How deep clauses may contain clauses. */
const MAX_CLAUSULAS = 3;

const MAX_PROBLEMAS = 100;
/** The most letters of a template that a message quotes. */
const MAX_CITA = 60;

/**
 * Finds the fields that a template names, and its faults.
 * @param clausulas the clauses of the office
 */
export function leerPlantilla(partes: Partes, clausulas: readonly ClausulaLeida[]): PlantillaLeida {
  const raiz = raizCon(clausulas);
  const inspect = inspectModule()();
  try {
    new (docxtemplater())(empaquetado(partes), { ...OPCIONES, parser: () => ({ get: () => '' }), modules: [inspect] });
  } catch (error) {
    return { campos: [], problemas: cadaUnoUnaVez(problemasDe(error)) };
  }
  const lector = new Lector(clausulas);
  for (const file of Object.keys(inspect.fullInspected)) {
    lector.leer(inspect.getStructuredTags(file), [raiz]);
  }
  const campos = new Map(lector.campos.map((campo) => [`${campo.isSection}${campo.escrito}${campo.grupo}`, campo]));
  return { campos: [...campos.values()], problemas: cadaUnoUnaVez(lector.problemas) };
}

/** The first faults, each once, as many as a person reads. */
function cadaUnoUnaVez(problemas: readonly ProblemaDePlantilla[]): ProblemaDePlantilla[] {
  const each = new Map(problemas.map((problema) => [`${problema.escrito}${problema.mensaje}`, problema]));
  return [...each.values()].slice(0, MAX_PROBLEMAS);
}

/** Reads the fields of a file, with its nested loops. */
export class Lector {
  readonly campos: CampoUsado[] = [];
  readonly problemas: ProblemaDePlantilla[] = [];
  private readonly clausulas: ReadonlyMap<string, ClausulaLeida>;

  /** The clauses that were read already, by their surroundings. */
  private readonly leidas: WeakMap<readonly Esquema[], Set<string>>;

  constructor(clausulas: readonly ClausulaLeida[], leidas = new WeakMap<readonly Esquema[], Set<string>>()) {
    this.leidas = leidas;
    this.clausulas = new Map(clausulas.map((clausula) => [clausula.clave, clausula]));
  }

  /**
   * Reads the text of a clause, which has neither loops nor conditions.
   * @param abiertas the claves of the clauses around it
   */
  clausula({ clave, texto }: ClausulaLeida, dentro: readonly Esquema[], abiertas: readonly string[] = []): void {
    if (abiertas.includes(clave)) {
      this.problema(clave, `La cláusula «${clave}» se nombra a sí misma.`);
      return;
    }
    if (abiertas.length === MAX_CLAUSULAS) {
      this.problema(clave, `Hay más de ${MAX_CLAUSULAS} cláusulas una dentro de otra.`);
      return;
    }
    for (const [, escrito, open] of texto.matchAll(/\{([^{}]*)\}|([{}])/g)) {
      const inner = escrito?.trim();
      if (open) {
        this.problema(open, open === '{' ? SIN_CERRAR : SIN_ABRIR);
      } else if (!inner || /^[#^/@]/.test(inner)) {
        const mensaje = inner
          ? `«{${inner}}» no se usa en una cláusula, que no lleva repeticiones ni condiciones.`
          : SIN_NADA;
        this.problema(inner ?? '', mensaje);
      } else {
        this.campo({ value: inner } as DXT.Part, dentro, [...abiertas, clave]);
      }
    }
  }

  /** @param dentro the esquemas around the fields, from the innermost to the root */
  leer(parts: readonly DXT.Part[], dentro: readonly Esquema[]): void {
    for (const part of parts) {
      if (part.module === 'rawxml') {
        this.problema(`@${part.value}`, 'Los campos con «@» no se usan aquí.');
      } else if (part.value.trim() === '') {
        this.problema(part.value, SIN_NADA);
      } else {
        this.campo(part, dentro);
      }
    }
  }

  private campo(part: DXT.Part, dentro: readonly Esquema[], abiertas: readonly string[] = []): void {
    const { value, subparsed } = part;
    const isSection = part.module === 'loop';
    const { ruta, filtros } = leerExpresion(value);
    const hallado = hallarEn(dentro, ruta);
    if (!hallado) {
      this.problema(value, desconocido(ruta, dentro));
    } else {
      const isGroup = 'grupo' in hallado;
      const nombre = isGroup ? hallado.grupo.nombre : hallado.campo.nombre;
      this.campos.push({ escrito: value, nombre, grupo: isGroup ? nombre : hallado.esquema.nombre, isSection });
      if (isGroup && !hallado.grupo.isLista && !isSection) {
        this.problema(
          value,
          `«${value}» no es un dato solo: elija uno de los suyos, como {${value}.${first(hallado.grupo.esquema)}}.`,
        );
      } else {
        this.filtros(value, filtros, isGroup ? 'lista' : hallado.campo.tipo);
      }
      const clausula = ruta[0] === 'clausula' && ruta[1] ? this.clausulas.get(ruta[1]) : undefined;
      if (clausula && filtros.length > 0 && clausula.texto.includes('{')) {
        this.problema(value, `La cláusula «${clausula.clave}» lleva campos: póngales los filtros a ellos.`);
      } else if (clausula) {
        this.insertada(clausula, dentro, abiertas);
      }
    }
    const inner = hallado && 'grupo' in hallado && filtros.length === 0 ? [hallado.grupo.esquema] : [];
    this.leer(subparsed ?? [], part.inverted ? dentro : [...inner, ...dentro]);
  }

  /** Reads a named clause. The names in its text must exist in this place. */
  private insertada(clausula: ClausulaLeida, dentro: readonly Esquema[], abiertas: readonly string[]): void {
    // Once for each place and depth. Clauses that name others hundreds of times would take hours.
    const leida = `${abiertas.length} ${clausula.clave}`;
    const leidas = this.leidas.get(dentro) ?? new Set();
    if (leidas.has(leida)) {
      return;
    }
    this.leidas.set(dentro, leidas.add(leida));
    const lector = new Lector([...this.clausulas.values()], this.leidas);
    lector.clausula(clausula, dentro, abiertas);
    for (const { mensaje } of lector.problemas) {
      this.problema(`clausula.${clausula.clave}`, `En la cláusula «${clausula.nombre}»: ${mensaje}`);
    }
  }

  private filtros(escrito: string, filtros: readonly UsoDeFiltro[], tipo: string): void {
    let kind = tipo;
    for (const { nombre, args } of filtros) {
      const filtro = Object.hasOwn(FILTROS, nombre) ? FILTROS[nombre] : undefined;
      if (!filtro) {
        const other = parecidoA(nombre, Object.keys(FILTROS));
        this.problema(escrito, `No existe el filtro «${citado(nombre)}».${other ? ` ¿Quiso decir «${other}»?` : ''}`);
        return;
      }
      const [min, max] = filtro.args;
      const takes = filtro.recibe.length === 0 || filtro.recibe.some((one) => one === kind);
      if (!takes || args.length < min || args.length > max || args.length === 3) {
        this.problema(escrito, `El filtro «${nombre}» se usa así: ${filtro.ejemplo}.`);
        return;
      }
      kind = filtro.da;
    }
  }

  private problema(escrito: string, mensaje: string): void {
    this.problemas.push({ escrito, mensaje });
  }
}

const first = (esquema: Esquema) => Object.keys(esquema.campos)[0] ?? '';

/** The message for an unknown name, with a suggestion when a similar name exists. */
function desconocido(ruta: readonly string[], dentro: readonly Esquema[]): string {
  const name = ruta.join('.');
  const unknown = `No existe el campo «${citado(name)}».`;
  const raiz = dentro.at(-1) as Esquema;
  const owner = Object.entries(raiz.grupos).find(
    ([, { esquema, isLista }]) => isLista && Object.hasOwn(esquema.campos, name),
  );
  if (owner) {
    const [lista] = owner;
    return `«${name}» es de cada uno: póngalo entre {#${lista}} y {/${lista}}.`;
  }
  const names = dentro.flatMap((esquema) => [
    ...Object.keys(esquema.campos),
    ...Object.entries(esquema.grupos).flatMap(([grupo, { esquema: inner, isLista }]) => [
      grupo,
      ...(isLista ? [] : Object.keys(inner.campos).map((campo) => `${grupo}.${campo}`)),
    ]),
  ]);
  const other = parecidoA(name, names);
  return other ? `${unknown} ¿Quiso decir «${other}»?` : unknown;
}

/** The library's error about wrong braces. */
interface ErrorDeLlaves {
  id?: string;
  errors?: unknown[];
  xtag?: string;
  /** The text beside the brace. */
  context?: string;
  openingtag?: string;
  closingtag?: string;
}

/** The library's errors as faults in Spanish. */
function problemasDe(error: unknown): ProblemaDePlantilla[] {
  const { properties } = error as { properties?: ErrorDeLlaves };
  if (!properties) {
    throw error;
  }
  if (properties.errors) {
    return properties.errors.flatMap(problemasDe);
  }
  const { id = '', xtag = null } = properties;
  const mensaje = Object.hasOwn(MENSAJES, id) ? MENSAJES[id]?.(properties) : undefined;
  return [{ escrito: xtag, mensaje: mensaje ?? 'El archivo no se puede leer como plantilla.' }];
}

const SIN_ABRIR = 'Hay una llave «}» que no se abrió con «{».';
const SIN_CERRAR = 'Hay una llave «{» que no se cierra con «}».';
const SIN_NADA = 'Hay llaves sin nada adentro.';

const MENSAJES: Readonly<Record<string, (error: ErrorDeLlaves) => string>> = {
  unopened_tag: ({ context = '' }) =>
    context.trim() ? `${SIN_ABRIR} Está después de «${final(context)}».` : SIN_ABRIR,
  duplicate_open_tag: ({ context = '' }) =>
    `Hay dos llaves «{» seguidas: escriba una sola. Están en «${citado(context)}».`,
  duplicate_close_tag: ({ context = '' }) =>
    `Hay dos llaves «}» seguidas: escriba una sola. Están en «${final(context)}».`,
  unclosed_tag: ({ context = '' }) => `${SIN_CERRAR} Es la de «${citado(context)}».`,
  unopened_loop: ({ xtag = '' }) => `Se cierra «{/${citado(xtag)}}», que no se abrió con «{#${citado(xtag)}}».`,
  unclosed_loop: ({ xtag = '' }) => `Se abre «{#${citado(xtag)}}» y no se cierra con «{/${citado(xtag)}}».`,
  unbalanced_loop_tags: () => 'Se abre en una tabla y se cierra fuera de ella.',
  closing_tag_does_not_match_opening_tag: ({ openingtag = '', closingtag = '' }) =>
    `Se abre «{#${citado(openingtag)}}» y se cierra con otro nombre: «{/${citado(closingtag)}}».`,
};

/** The beginning of a long text, for a message. */
function citado(text: string): string {
  const said = text.trim();
  return said.length > MAX_CITA ? `${said.slice(0, MAX_CITA)}…` : said;
}

/** The end of a long text, for a message. */
function final(text: string): string {
  const said = text.trim();
  return said.length > MAX_CITA ? `…${said.slice(-MAX_CITA)}` : said;
}
