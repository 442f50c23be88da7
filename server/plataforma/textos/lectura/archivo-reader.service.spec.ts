import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
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

it('reads a file with its usual limits', async () => {
  const reader = new ArchivoReader({ read: async () => Readable.from(['Ñandú']) } as unknown as FileStorage);
  const reading = reader.leer('clave', { formato: 'texto', reconoce: false }, new AbortController().signal);
  expect(await reading).toMatchObject({ estado: 'listo', texto: 'Ñandú' });
});
