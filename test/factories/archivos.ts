import { expect } from 'vitest';
import type { ArchivoDto, ListaArchivosDto } from '../../server/oficina/archivos/archivos.dto.js';
import type { DirectorioDto } from '../../server/oficina/archivos/directorios.dto.js';
import type { LoteArchivosDto } from '../../server/oficina/archivos/lotes.dto.js';
import type { SubidaArchivosDto } from '../../server/oficina/archivos/subidas.dto.js';
import type { Answer, ApiClient } from './api-client.js';
import type { TestApp } from './app.js';
import { pdf, type TestFile } from './documentos.js';
import { type Member, newCuenta, newMiembro } from './people.js';

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

export const listArchivos = async (client: ApiClient, query = ''): Promise<ListaArchivosDto> => {
  const { status, body } = await client.get(`/archivos${query}`);
  expect(status).toBe(200);
  return body;
};

export const namesIn = async (client: ApiClient, directorioId: string) =>
  (await listArchivos(client, `?directorioId=${directorioId}`)).archivos.map(({ nombre }) => nombre);
export const moverArchivos = (client: ApiClient, body: object, verbo = 'mover') =>
  client.post<LoteArchivosDto>(`/archivos/${verbo}`, body);
export const contentOf = async (
  { baseUrl, accessToken }: ApiClient,
  id: string,
  n = 1,
  headers: Record<string, string> = {},
) => {
  const answer = await fetch(`${baseUrl}/api/archivos/${id}/versiones/${n}/contenido?descargar=true`, {
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
  });
  const disposition = answer.headers.get('content-disposition');
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), disposition };
};

export const audited = async (test: TestApp, cuentaId: string, id: string) => {
  const { rows } = await test.owner.query(
    'select accion from auditoria where cuenta_id = $1 and entidad_id = $2 order by n',
    [cuentaId, id],
  );
  return rows.map(({ accion }) => accion);
};

/** A new cuenta with its titular, an oficial and a person with role lectura, and the titular of another cuenta. */
export async function newOficina(test: TestApp): Promise<{
  cuentaId: string;
  titular: Member;
  oficial: Member;
  lectura: Member;
  ajeno: Member;
}> {
  const { cuentaId, titular } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3);
  const lectura = await newMiembro(test, cuentaId, 5);
  const { titular: ajeno } = await newCuenta(test);
  return { cuentaId, titular, oficial, lectura, ajeno };
}
