import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { DocumentoDto, SubidaDto } from '../../server/expediente/documentos/documentos.dto.js';
import type { Answer, ApiClient } from './api-client.js';
import type { TestApp } from './app.js';

export interface TestFile {
  nombre: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** Bytes that start as a valid PDF: a header, `text`, and `bytes` more. A different `text` gives different bytes. */
export function pdf(text: string, bytes = 0): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([Buffer.from(`%PDF-1.7\n%${text}\n`), Buffer.alloc(bytes, text)]));
}

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Uploads files, with the fields before them. It does not check the answer. */
export function upload(
  client: ApiClient,
  path: string,
  files: readonly TestFile[],
  fields: Record<string, string> = {},
): Promise<Answer<SubidaDto>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  for (const { nombre, content } of files) {
    form.append('archivos', new Blob([content]), nombre);
  }
  return client.post(path, form);
}

export async function newDocumento(
  client: ApiClient,
  carpetaId: string,
  {
    nombre = 'Título.pdf',
    content = pdf(crypto.randomUUID()),
    ...fields
  }: Partial<TestFile & { seccionId: string }> = {},
): Promise<DocumentoDto> {
  const { status, body } = await upload(client, `/carpetas/${carpetaId}/documentos`, [{ nombre, content }], fields);
  const [documento] = body.documentos ?? [];
  if (status !== 201 || !documento) {
    throw new Error(`The document was refused: ${JSON.stringify(body)}`);
  }
  return documento;
}

/** Downloads the content of version `n` of a document. */
export async function download(
  { baseUrl, accessToken }: ApiClient,
  documentoId: string,
  n = 1,
  {
    query = '',
    method = 'GET',
    headers = {},
  }: { query?: string; method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const answer = await fetch(`${baseUrl}/api/documentos/${documentoId}/versiones/${n}/contenido${query}`, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Starts an upload on a new socket. It announces 20 MiB and sends only `sent`. */
export function beginUpload({ baseUrl, accessToken }: ApiClient, path: string, sent: Uint8Array | string): Socket {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  // In some tests the server closes the connection.
  socket.on('error', () => {});
  socket.write(
    `POST /api${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${accessToken}\r\n` +
      `content-type: multipart/form-data; boundary=limite\r\ncontent-length: ${20 * 1024 * 1024}\r\n\r\n` +
      `--limite\r\ncontent-disposition: form-data; name="archivos"; filename="lento.pdf"\r\n\r\n`,
  );
  socket.write(sent);
  return socket;
}

/** The keys of all stored files of a cuenta. */
export async function storedKeys({ dataDir }: Pick<TestApp, 'dataDir'>, cuentaId: string): Promise<string[]> {
  const files = await readdir(join(dataDir, 'archivos', cuentaId)).catch(() => []);
  return files.map((file) => `${cuentaId}/${file}`);
}
