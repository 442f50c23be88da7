import { DateTime } from 'luxon';
import type { PlazoDto } from '../../server/expediente/plazos/plazos.dto.js';
import type { ReglaDePlazoDto } from '../../server/expediente/reglas-de-plazo/reglas-de-plazo.dto.js';
import type { Answer, ApiClient } from './api-client.js';

export const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
export const dayFromToday = (days = 0) => DateTime.now().setZone(BUENOS_AIRES).plus({ days }).toFormat('yyyy-MM-dd');
export type PlazoRefusal = { code: string; message: string; details: { campo: string; mensaje: string }[] };

export const addPlazo = (
  client: ApiClient,
  carpetaId: string,
  body: object = {},
): Promise<Answer<PlazoDto & PlazoRefusal>> =>
  client.post(`/carpetas/${carpetaId}/plazos`, { nombre: 'Presentar', inicio: dayFromToday(), dias: 10, ...body });
/** A plazo that ends that many days from today. */
export const plazoEnding = async (client: ApiClient, carpetaId: string, days: number, body: object = {}) =>
  (await addPlazo(client, carpetaId, { inicio: dayFromToday(days), dias: 1, arranque: 'mismo_dia', ...body })).body;
export const plazosOf = async (client: ApiClient, carpetaId: string) =>
  (await client.get<PlazoDto[]>(`/carpetas/${carpetaId}/plazos`)).body;
export const reglasOf = async (client: ApiClient) => (await client.get<ReglaDePlazoDto[]>('/reglas-de-plazo')).body;
/** Changes a rule at its present version. */
export const patchRegla = async (client: ApiClient, id: string | undefined, body: object) => {
  const version = (await reglasOf(client)).find((regla) => regla.id === id)?.version;
  return client.patch<ReglaDePlazoDto & PlazoRefusal>(`/reglas-de-plazo/${id}`, body, { version });
};

export const actOnPlazo = (client: ApiClient, id: string, verb: string, body: object = {}, version?: number) =>
  client.post<PlazoDto & PlazoRefusal>(`/plazos/${id}/${verb}`, body, { version });
