import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { FileStorage } from './file-storage.js';
import { Zips } from './zips.js';

const CHUNK = Buffer.alloc(64 * 1024, 'x');
const CHUNKS = 100;

/** Files of {@link CHUNKS} chunks, and the number of chunks that were read. */
function countedStorage(): { storage: FileStorage; read: () => number } {
  let read = 0;
  const chunks = function* () {
    for (let i = 0; i < CHUNKS; i++) {
      read++;
      yield CHUNK;
    }
  };
  return { storage: { read: async () => Readable.from(chunks()) } as unknown as FileStorage, read: () => read };
}

const zipsOf = (storage: FileStorage) => {
  const unused = undefined as never;
  return new Zips(unused, unused, storage, unused);
};
const archivos = ['a', 'b', 'c'].map((ruta) => ({ ruta, clave: ruta }));

it('a ZIP reads its files no faster than it is read itself, so that memory stays flat', async () => {
  const { storage, read } = countedStorage();
  const stream = await zipsOf(storage).stream({ nombre: 'x.zip', archivos }, new AbortController().signal);
  let sent = 0;
  let mostAhead = 0;
  for await (const chunk of stream) {
    sent += (chunk as Buffer).length;
    mostAhead = Math.max(mostAhead, read() - sent / CHUNK.length);
  }
  expect(sent).toBeGreaterThan(archivos.length * CHUNKS * CHUNK.length);
  expect(mostAhead).toBeLessThan(64);
});

it('a ZIP that nobody reads any more reads its files no further', async () => {
  const { storage, read } = countedStorage();
  const gone = new AbortController();
  const stream = await zipsOf(storage).stream({ nombre: 'x.zip', archivos }, gone.signal);
  for await (const _ of stream) {
    break;
  }
  gone.abort();
  expect(read()).toBeLessThan(64);
});
