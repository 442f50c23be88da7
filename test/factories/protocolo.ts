import { expect } from 'vitest';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { InstrumentoDto } from '../../server/expediente/protocolo/instrumentos.dto.js';
import type { RegistroNotarialDto, SiguientesDto } from '../../server/expediente/protocolo/registros-notariales.dto.js';
import type { TestApp } from './app.js';
import { approveRequisitos, newCarpeta } from './carpetas.js';
import type { Member } from './people.js';
import { newParte } from './personas.js';

export const instrumentosOf = (id: string) => `/carpetas/${id}/instrumentos`;
/** The status, the field and the message of a refusal. */
export const problem = ({ status, body }: { status: number; body: unknown }) => {
  const [detail] = (body as { details?: { campo?: string; mensaje: string }[] }).details ?? [];
  return [status, detail?.campo, detail?.mensaje];
};

/** The first registro notarial of a cuenta, with changes. */
export async function registroOf(client: Member, changes: object = {}): Promise<RegistroNotarialDto> {
  const [registro] = (await client.get<RegistroNotarialDto[]>('/protocolo/registros')).body as [RegistroNotarialDto];
  const { id, version } = registro;
  const { status, body } = await client.patch<RegistroNotarialDto>(`/protocolo/registros/${id}`, changes, { version });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

export const siguientes = async (client: Member, id: string, anio?: number) =>
  (await client.get<SiguientesDto>(`/protocolo/registros/${id}/siguientes${anio ? `?anio=${anio}` : ''}`)).body;

/** Most carpetas of these tests are in preparation, which needs a reason. */
export const numerar = (client: Member, id: string, body: object) =>
  client.post<InstrumentoDto[]>(instrumentosOf(id), { lugar: 'Rosario', motivo: 'Es una prueba', ...body });

/** A carpeta of a poder that can be signed, except for its missing number. */
export async function readyToNumber(
  test: TestApp,
  client: Member,
  fields: Record<string, unknown> = {},
): Promise<CarpetaDetalleDto> {
  const carpeta = await newCarpeta(client, { acto: 'Acta', escribanoId: client.usuarioId, ...fields });
  await newParte(client, carpeta.id);
  await approveRequisitos(client, carpeta.id);
  await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [carpeta.id]);
  return carpeta;
}

export const firmar = async (client: Member, id: string, body: object) => {
  const { version } = (await client.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
  return client.post<InstrumentoDto[]>(`/carpetas/${id}/firmar`, { lugar: 'Rosario', ...body }, { version });
};
