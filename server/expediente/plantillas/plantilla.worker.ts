import { DomainError } from '../../common/errors/domain-error.js';
import { answerInTurn } from '../../common/workers/answer-in-turn.js';
import { combinar } from './combinar.js';
import { ambitoDe, type DatosDeCarpeta } from './datos.js';
import { abrirDocx } from './docx.js';
import type { ClausulaLeida } from './esquema.js';
import type { CampoFaltante } from './evaluar.js';
import { leerPlantilla, type PlantillaLeida } from './plantilla-leida.js';

/** The file of a template, with the clauses that it may name, or with what fills it. */
export type Pedido =
  | { bytes: Uint8Array; clausulas: readonly ClausulaLeida[] }
  | { bytes: Uint8Array; datos: DatosDeCarpeta };

/** A document that was made of a template, or what it lacks. */
export interface Llenada {
  bytes: Uint8Array;
  texto: string;
  faltan: CampoFaltante[];
}

/** What the worker makes of it, or why it refuses the file. */
export type Hecha =
  | { leida: PlantillaLeida }
  | { llenada: Llenada }
  | { negada: Pick<DomainError, 'code' | 'status' | 'message' | 'details'> };

answerInTurn<Pedido, Hecha>(async (pedido) => {
  const { buffer, byteOffset, byteLength } = pedido.bytes;
  try {
    const partes = await abrirDocx(Buffer.from(buffer, byteOffset, byteLength));
    if ('clausulas' in pedido) {
      return { answer: { leida: leerPlantilla(partes, pedido.clausulas) }, handedOver: [] };
    }
    const { datos } = pedido;
    const { texto, faltan, bytes } = combinar(partes, ambitoDe(datos), datos.oficina.pais);
    const own = Uint8Array.from(bytes);
    return { answer: { llenada: { bytes: own, texto, faltan } }, handedOver: [own.buffer] };
  } catch (error) {
    if (!(error instanceof DomainError)) {
      throw error;
    }
    const { code, status, message, details } = error;
    return { answer: { negada: { code, status, message, details } }, handedOver: [] };
  }
});
