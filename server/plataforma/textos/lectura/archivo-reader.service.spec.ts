import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { FilesUnavailable } from '../../../common/files/file-driver.js';
import type { FileStorage } from '../../../common/files/file-storage.js';
import { ArchivoReader } from './archivo-reader.service.js';

const isRunning = () => process.getActiveResourcesInfo().includes('ProcessWrap');

it('closes a file that comes after its process has ended, which may be read again later', async () => {
  const file = Promise.withResolvers<Readable>();
  const reader = new ArchivoReader({ read: () => file.promise } as unknown as FileStorage);
  reader.limits.ms = 1;
  const reading = reader.leer('clave', { formato: 'texto', reconoce: false }, new AbortController().signal);
  await expect.poll(isRunning).toBe(false);
  const source = new Readable({ read: () => undefined });
  file.resolve(source);
  expect(await reading).toMatchObject({ estado: 'fallido', motivo: 'tiempo', isKilled: true });
  expect(source.destroyed).toBe(true);
});

it('gives up a file whose process has used up its processor time', async () => {
  const endless = new Readable({ read: () => undefined });
  const reader = new ArchivoReader({ read: async () => endless } as unknown as FileStorage);
  reader.limits.cpuMs = 1;
  const reading = reader.leer('clave', { formato: 'texto', reconoce: false }, new AbortController().signal);
  expect(await reading).toMatchObject({ estado: 'fallido', motivo: 'tiempo', isKilled: false });
});

const chunks = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

it.each<[string, () => Promise<Readable>]>([
  ['does not answer', () => new Promise(() => {})],
  [
    'is silent in the middle of a file',
    async () => {
      const silent = new Readable({ read: () => undefined });
      silent.push('Ñan');
      return silent;
    },
  ],
  [
    'breaks off in the middle of a file',
    async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('Ñan');
          throw new Error('ECONNRESET');
        })(),
      ),
  ],
])('gives up a storage that %s: the file may be read again later', async (_, read) => {
  const reader = new ArchivoReader({ read } as unknown as FileStorage);
  reader.limits.storageMs = 20;
  const reading = reader.leer('clave', { formato: 'texto', reconoce: false }, new AbortController().signal);
  await expect(reading).rejects.toThrow(FilesUnavailable);
  await expect.poll(isRunning).toBe(false);
});

it('does not count the time in which its process does not take the bytes', async () => {
  // The process starts in more than a millisecond, and a pipe holds less than the file.
  const text = 'Ñandú '.repeat(500_000);
  const reader = new ArchivoReader({ read: async () => chunks(text, text) } as unknown as FileStorage);
  reader.limits.storageMs = 20;
  const reading = reader.leer('clave', { formato: 'texto', reconoce: false }, new AbortController().signal);
  expect(await reading).toMatchObject({ estado: 'listo', isPartial: true });
});

it('reads a file with its usual limits', async () => {
  const reader = new ArchivoReader({ read: async () => Readable.from(['Ñandú']) } as unknown as FileStorage);
  const reading = reader.leer('clave', { formato: 'texto', reconoce: false }, new AbortController().signal);
  expect(await reading).toMatchObject({ estado: 'listo', texto: 'Ñandú' });
});
