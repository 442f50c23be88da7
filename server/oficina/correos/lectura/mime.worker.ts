import { answerInTurn } from '../../../common/workers/answer-in-turn.js';
import { leerMime } from './mime.js';
import type { MimeLeido } from './mime-leido.js';

answerInTurn<Uint8Array, MimeLeido>(async (raw) => {
  const leido = await leerMime(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
  // The worker hands their memory over, so each part needs memory of its own.
  const partes = leido.partes.map((parte) => ({ ...parte, contenido: Uint8Array.from(parte.contenido) }));
  return { answer: { ...leido, partes }, handedOver: partes.map(({ contenido }) => contenido.buffer) };
});
