import { expect } from 'vitest';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { InscripcionDto } from '../../server/expediente/inscripciones/inscripciones.dto.js';
import type { Answer, ApiClient } from './api-client.js';
import { newCarpeta, readyToSign } from './carpetas.js';
import type { Member } from './people.js';
import { newParte } from './personas.js';

type Refusal = { code: string; message: string; details: { campo: string; mensaje: string }[] };
export type Wrote = Promise<Answer<InscripcionDto[] & Refusal>>;

export const carpetaOf = async (client: ApiClient, id: string) =>
  (await client.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
export const moveCarpeta = async (client: ApiClient, id: string, body: object) =>
  client.post<CarpetaDetalleDto & Refusal>(`/carpetas/${id}/mover`, body, {
    version: (await carpetaOf(client, id)).version,
  });
export const addInscripcion = (client: ApiClient, carpetaId: string, body: object = {}): Wrote =>
  client.post(`/carpetas/${carpetaId}/inscripciones`, { registro: 'Registro de la Propiedad', ...body });
export const act = (client: ApiClient, { id, version }: InscripcionDto, verb: string, body: object = {}): Wrote =>
  client.post(`/inscripciones/${id}/${verb}`, body, { version });
export const inscripcionOf = ({ body, status }: Awaited<Wrote>, index = 0): InscripcionDto => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body[index] as InscripcionDto;
};

export const estadoOf = async (client: ApiClient, id: string) => (await carpetaOf(client, id)).estado;

/** A signed carpeta: a donación by default, signed today by default. */
export async function signedCarpeta(
  client: Member,
  {
    acto = 'Donación',
    roles = ['donante', 'donatario'],
    dia,
    prepare,
  }: { acto?: string; roles?: string[]; dia?: string; prepare?: (id: string) => Promise<unknown> } = {},
): Promise<string> {
  const { id } = await newCarpeta(client, { acto });
  for (const rol of roles) {
    await newParte(client, id, { rol });
  }
  await readyToSign(client, id, dia);
  await prepare?.(id);
  expect((await moveCarpeta(client, id, { estado: 'lista_para_firma' })).status).toBe(200);
  const firma = { estado: 'firmada', fechaFirma: dia, motivo: dia && 'Se firmó antes de abrirla' };
  expect((await moveCarpeta(client, id, firma)).status).toBe(200);
  return id;
}
