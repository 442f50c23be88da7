import type { CarpetaDetalleDto } from '../../server/carpetas/carpetas.dto.js';
import type { ApiClient } from './api-client.js';

/** The id of the acto of the cuenta's catalogue whose name starts with `nombre`. */
export async function tipoActoId(client: ApiClient, nombre = 'Acta'): Promise<string> {
  const { body } = await client.get<{ id: string; nombre: string }[]>('/tipos-acto');
  const tipo = body.find((candidate) => candidate.nombre.startsWith(nombre));
  if (!tipo) {
    throw new Error(`There is no acto ${nombre}.`);
  }
  return tipo.id;
}

/** Approves all that the signature of a carpeta waits for, so that a test can move it. @returns how many they are */
export async function approveRequisitos(client: ApiClient, carpetaId: string): Promise<number> {
  const path = `/carpetas/${carpetaId}/requisitos`;
  const ids = (await client.get<{ id: string }[]>(path)).body.map(({ id }) => id);
  const { status, body } = await client.patch(path, { ids, estado: 'aprobado' });
  if (status !== 200) {
    throw new Error(`The requisitos were not approved: ${JSON.stringify(body)}`);
  }
  return ids.length;
}

/**
 * Does all that the signature of a carpeta waits for: approves its requisitos and numbers its instrumento.
 * @param fecha the day of the signature, `YYYY-MM-DD`; today by default
 */
export async function readyToSign(client: ApiClient, carpetaId: string, fecha?: string): Promise<void> {
  await approveRequisitos(client, carpetaId);
  // A certificación needs no folios, so that tests need not know which come next.
  const instrumento = { tipo: 'certificacion', fecha };
  const { status, body } = await client.post(`/carpetas/${carpetaId}/instrumentos`, instrumento);
  if (status !== 201) {
    throw new Error(`The instrumento was not numbered: ${JSON.stringify(body)}`);
  }
}

/** Creates a carpeta, en_preparacion by default. `acto` is the beginning of the name of its acto. */
export async function newCarpeta(
  client: ApiClient,
  { acto, ...overrides }: Record<string, unknown> & { acto?: string } = {},
): Promise<CarpetaDetalleDto> {
  const { status, body } = await client.post('/carpetas', {
    caratula: 'Carpeta de prueba',
    tipoActoId: await tipoActoId(client, acto),
    abrir: true,
    ...overrides,
  });
  if (status !== 201) {
    throw new Error(`The carpeta was refused: ${JSON.stringify(body)}`);
  }
  return body;
}
