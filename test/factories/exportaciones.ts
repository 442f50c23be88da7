import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';
import type { ExportacionDto } from '../../server/plataforma/exportaciones/exportaciones.dto.js';
import type { ApiClient } from './api-client.js';

/** Requests an export and does not wait for it. */
export async function askForExport(client: ApiClient): Promise<ExportacionDto> {
  const { status, body } = await client.post('/exportaciones');
  if (status !== 202) {
    throw new Error(`The export was refused: ${JSON.stringify(body)}`);
  }
  return body;
}

/** Requests an export and waits until it is ready or has failed. */
export async function newExport(client: ApiClient): Promise<ExportacionDto> {
  const { id } = await askForExport(client);
  const find = async () => {
    const { body } = await client.get<ExportacionDto[]>('/exportaciones');
    return body.find((exportacion) => exportacion.id === id);
  };
  await expect.poll(async () => (await find())?.estado, { timeout: 20_000 }).not.toBe('pendiente');
  return (await find()) as ExportacionDto;
}

export async function downloadExport(
  { baseUrl, accessToken }: ApiClient,
  id: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const answer = await fetch(`${baseUrl}/api/exportaciones/${id}/contenido`, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const openZip = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** The content of each file of a ZIP, by path. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openZip(bytes, { lazyEntries: true });
  const openEntry = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      openEntry(entry)
        .then(buffer)
        .then((content) => files.set(entry.fileName, content))
        .then(() => zip.readEntry(), reject);
    });
    zip.readEntry();
  });
  return files;
}
