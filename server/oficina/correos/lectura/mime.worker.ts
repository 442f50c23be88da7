import { answerInTurn } from '../../../common/workers/answer-in-turn.js';
import { leerMime } from './mime.js';
import type { MimeLeido } from './mime-leido.js';

answerInTurn<Uint8Array, MimeLeido>(async (raw) => {
  const leido = await leerMime(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
  // Their memory is handed over, so each has its own.
  const partes = leido.partes.map((parte) => ({ ...parte, contenido: Uint8Array.from(parte.contenido) }));
  return { answer: { ...leido, partes }, handedOver: partes.map(({ contenido }) => contenido.buffer) };
});
