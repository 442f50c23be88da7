import type { DXT } from 'docxtemplater';
import type { Ambito } from './ambito.js';
import { textoDe } from './docx.js';
import { empaquetado, type Partes } from './empaquetado.js';
import { type CampoFaltante, type Evaluado, evaluar } from './evaluar.js';
import { leerExpresion } from './expresion.js';
import { docxtemplater, OPCIONES } from './plantilla-leida.js';

/** A template filled from a carpeta. */
export interface Combinado {
  bytes: Buffer;
  /** A line for each paragraph. Brackets hold the names of missing fields. */
  texto: string;
  /** Each empty field, once. */
  faltan: CampoFaltante[];
}

/** How deep clauses may contain clauses. More than a new clause may have: older clauses were not checked. */
const MAX_CLAUSES = 5;

/** Fills a template. @param pais the country whose amounts and days are written */
export function combinar(partes: Partes, raiz: Ambito, pais: string): Combinado {
  const faltan = new Map<string, CampoFaltante>();
  const value = (tag: string, ambitos: readonly Ambito[], isSection: boolean, depth = 0): unknown => {
    const evaluado = evaluar(tag, ambitos, pais, isSection);
    if ('falta' in evaluado) {
      const { nombre, de, lugar } = evaluado.falta;
      faltan.set(`${nombre}/${de}/${lugar}`, evaluado.falta);
    }
    const written = escribir(evaluado);
    return typeof written === 'string' && leerExpresion(tag).ruta[0] === 'clausula' && depth < MAX_CLAUSES
      ? written.replace(/\{([^{}]+)\}/g, (_, inner: string) => String(value(inner, ambitos, false, depth + 1)))
      : written;
  };
  const parser = (tag: string) => ({
    get: (_scope: unknown, { scopeList, meta }: DXT.ParserContext) =>
      value(tag, (scopeList as Ambito[]).toReversed(), meta.part.module === 'loop'),
  });
  const doc = new (docxtemplater())(empaquetado(partes), { ...OPCIONES, parser });
  doc.render(raiz);
  const zip = doc.getZip();
  return {
    bytes: zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' }) as Buffer,
    texto: textoDe(zip.file('word/document.xml')?.asText() ?? ''),
    faltan: [...faltan.values()],
  };
}

/** The value for the library: text, a condition, or the items of a loop. */
function escribir(evaluado: Evaluado): unknown {
  if ('falta' in evaluado) {
    const { nombre, de } = evaluado.falta;
    return `[${nombre}${de ? ` de ${de}` : ''}]`;
  }
  if ('ambitos' in evaluado) {
    return evaluado.ambitos;
  }
  return 'si' in evaluado ? evaluado.si : evaluado.texto;
}
