import type { ArchivoDto } from '../../server/oficina/archivos/archivos.dto.js';
import type { DirectorioDto } from '../../server/oficina/archivos/directorios.dto.js';
import type { SubidaArchivosDto } from '../../server/oficina/archivos/subidas.dto.js';
import type { Answer, ApiClient } from './api-client.js';
import { pdf, type TestFile } from './documentos.js';

/** Uploads files to the drive, with the fields before them. It does not check the answer. */
export function subir(
  client: ApiClient,
  files: readonly TestFile[],
  fields: Record<string, string> = {},
  path = '/archivos',
): Promise<Answer<SubidaArchivosDto & { code: string; details: Record<string, unknown>[] }>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  for (const { nombre, content } of files) {
    form.append('archivos', new Blob([content]), nombre);
  }
  return client.post(path, form);
}

export async function newArchivo(
  client: ApiClient,
  {
    nombre = `${crypto.randomUUID()}.pdf`,
    content = pdf(crypto.randomUUID()),
    ...fields
  }: Partial<TestFile & { directorioId: string }> = {},
): Promise<ArchivoDto> {
  const { status, body } = await subir(client, [{ nombre, content }], fields);
  const [archivo] = body.archivos ?? [];
  if (status !== 201 || !archivo) {
    throw new Error(`The file was refused: ${JSON.stringify(body)}`);
  }
  return archivo;
}

export async function newDirectorio(
  client: ApiClient,
  fields: { nombre?: string; padreId?: string; restringido?: boolean } = {},
): Promise<DirectorioDto> {
  const nombre = fields.nombre ?? `Directorio ${crypto.randomUUID().slice(0, 8)}`;
  const { status, body } = await client.post('/directorios', { ...fields, nombre });
  if (status !== 201) {
    throw new Error(`The directorio was refused: ${JSON.stringify(body)}`);
  }
  return body;
}
