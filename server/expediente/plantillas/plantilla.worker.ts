import { DomainError } from '../../common/errors/domain-error.js';
import { answerInTurn } from '../../common/workers/answer-in-turn.js';
import { combinar } from './combinar.js';
import { ambitoDe, type DatosDeCarpeta } from './datos.js';
import { abrirDocx } from './docx.js';
import type { ClausulaLeida } from './esquema.js';
import type { CampoFaltante } from './evaluar.js';
import { leerPlantilla, type PlantillaLeida } from './plantilla-leida.js';

/**
 * A job for the worker: the file of a template. Comes with the office's clauses to check it, or with data to fill it.
 */
export type Pedido =
  | { bytes: Uint8Array; clausulas: readonly ClausulaLeida[] }
  | { bytes: Uint8Array; datos: DatosDeCarpeta };

/** A document made from a template, and its missing fields. */
export interface Llenada {
  bytes: Uint8Array;
  texto: string;
  faltan: CampoFaltante[];
}

/** The worker's answer, or its refusal of the file. */
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
