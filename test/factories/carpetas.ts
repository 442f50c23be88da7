import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { ApiClient } from './api-client.js';
import type { Member } from './people.js';

/** The id of the acto of the cuenta's catalogue whose name starts with `nombre`. */
export async function tipoActoId(client: ApiClient, nombre = 'Acta'): Promise<string> {
  const { body } = await client.get<{ id: string; nombre: string }[]>('/tipos-acto');
  const tipo = body.find((candidate) => candidate.nombre.startsWith(nombre));
  if (!tipo) {
    throw new Error(`There is no acto ${nombre}.`);
  }
  return tipo.id;
}

/** Approves all requisitos that the signature of a carpeta waits for. So a test can move it. @returns their number */
export async function approveRequisitos(client: ApiClient, carpetaId: string): Promise<number> {
  const path = `/carpetas/${carpetaId}/requisitos`;
  const ids = (await client.get<{ id: string }[]>(path)).body.map(({ id }) => id);
  const { status, body } = await client.patch(path, { ids, estado: 'aprobado' });
  if (status !== 200) {
    throw new Error(`The requisitos were not approved: ${JSON.stringify(body)}`);
  }
  return ids.length;
}

/** Names the person of `client`, a titular or adscripto, as the notary of a carpeta without a notary. */
async function nameEscribano(client: Member, carpetaId: string): Promise<void> {
  const path = `/carpetas/${carpetaId}`;
  const { version, escribano } = (await client.get<CarpetaDetalleDto>(path)).body;
  if (escribano) {
    return;
  }
  const { status, body } = await client.patch(path, { escribanoId: client.usuarioId }, { version });
  if (status !== 200) {
    throw new Error(`The notary was not named: ${JSON.stringify(body)}`);
  }
}

/**
 * Prepares the signature of a carpeta: approves its requisitos and numbers its instrumento.
 * @param fecha the day of the signature, `YYYY-MM-DD`; today by default
 */
export async function readyToSign(client: Member, carpetaId: string, fecha?: string): Promise<void> {
  await approveRequisitos(client, carpetaId);
  await nameEscribano(client, carpetaId);
  // A certificación needs no folios, so that tests need not know which come next.
  const instrumento = { tipo: 'certificacion', fecha, lugar: 'Buenos Aires', motivo: 'Es una prueba' };
  const { status, body } = await client.post(`/carpetas/${carpetaId}/instrumentos`, instrumento);
  if (status !== 201) {
    throw new Error(`The instrumento was not numbered: ${JSON.stringify(body)}`);
  }
}

/** Hands a signed carpeta over without copies, which moves it to entregada. */
export async function entregar(client: ApiClient, carpetaId: string): Promise<void> {
  const { version } = (await client.get<CarpetaDetalleDto>(`/carpetas/${carpetaId}`)).body;
  const entrega = { aQuien: 'Ana Paz', copias: [], observacion: 'El original' };
  const { status, body } = await client.post(`/carpetas/${carpetaId}/entregas`, entrega, { version });
  if (status !== 200) {
    throw new Error(`It was not handed over: ${JSON.stringify(body)}`);
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

/** The actions of a carpeta's actividad, the newest first. */
export async function actionsIn(client: Member, carpetaId: string): Promise<string[]> {
  const { body } = await client.get(`/carpetas/${carpetaId}/actividad?tamano=100`);
  return body.eventos.map(({ accion }: { accion: string }) => accion);
}
