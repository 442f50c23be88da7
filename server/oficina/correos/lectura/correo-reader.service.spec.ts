import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { CorreoReader, limitOf } from './correo-reader.service.js';

const MIB = 1024 * 1024;
const MAIL = Buffer.from('Subject: Hola\r\n\r\nhola');

const lector = new CorreoReader();
afterEach(async () => {
  vi.restoreAllMocks();
  await lector.onApplicationShutdown();
});

it('gives a small mail a short time, and the largest mail a limited time', () => {
  expect([0, MIB, 5 * MIB, 40 * MIB].map(limitOf)).toEqual([3_000, 4_000, 8_000, 15_000]);
});

it('ignores messages of a worker that it ended', async () => {
  let ended: Worker | undefined;
  const post = Worker.prototype.postMessage;
  vi.spyOn(Worker.prototype, 'postMessage')
    .mockImplementationOnce(function (this: Worker) {
      ended = this;
      this.emit('error', new Error('It is hostile.'));
    })
    .mockImplementationOnce(function (this: Worker, raw: unknown) {
      ended?.emit('exit', 1);
      post.call(this, raw);
    });
  await lector.leer('uno', MAIL);
  expect(await lector.leer('dos', MAIL)).toMatchObject({ aviso: null });
});

it('reads a mail that ends its worker once, and others after it', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker) {
    this.emit('error', new Error('It is hostile.'));
  });
  expect(await lector.leer('hostil', MAIL)).toMatchObject({ aviso: 'ilegible', asunto: 'Hola' });
  expect(await lector.leer('hostil', MAIL)).toMatchObject({ aviso: 'ilegible', asunto: 'Hola' });
  expect(post).toHaveBeenCalledTimes(1);
  expect(await lector.leer('otro', MAIL)).toMatchObject({ aviso: null, asunto: 'Hola' });
});
