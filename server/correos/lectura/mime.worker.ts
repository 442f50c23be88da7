import { parentPort } from 'node:worker_threads';
import { leerMime } from './mime.js';
import type { MimeLeido } from './mime-leido.js';

/** What the worker says: that it can begin, what a mail says, or why it cannot be read. */
export type Respuesta = { listo: true } | { leido: MimeLeido } | { error: string };

const port = parentPort;

port?.on('message', async (raw: Uint8Array) => {
  try {
    const leido = await leerMime(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
    // Their memory is handed over, so each has its own.
    const partes = leido.partes.map((parte) => ({ ...parte, contenido: Uint8Array.from(parte.contenido) }));
    port.postMessage(
      { leido: { ...leido, partes } },
      partes.map(({ contenido }) => contenido.buffer),
    );
  } catch (error) {
    port.postMessage({ error: String(error) });
  }
});

port?.postMessage({ listo: true });
