import type { ParteAgregadaDto } from '../../server/expediente/partes/partes.dto.js';
import type { PersonaDto } from '../../server/expediente/personas/personas.dto.js';
import type { ApiClient } from './api-client.js';

/** Creates a persona humana, without documents by default. */
export async function newPersona(client: ApiClient, overrides: Record<string, unknown> = {}): Promise<PersonaDto> {
  const fields = { tipo: 'humana', nombre: 'Juan', apellidos: 'Núñez Peña', ...overrides };
  const { status, body } = await client.post('/personas', fields);
  if (status !== 201) {
    throw new Error(`The persona was refused: ${JSON.stringify(body)}`);
  }
  return body;
}

/** Adds a parte to a carpeta, with a new persona by default. */
export async function newParte(
  client: ApiClient,
  carpetaId: string,
  overrides: Record<string, unknown> = {},
): Promise<ParteAgregadaDto> {
  const personaId = overrides.personaId ?? (await newPersona(client)).id;
  const { status, body } = await client.post(`/carpetas/${carpetaId}/partes`, {
    rol: 'requirente',
    personaId,
    ...overrides,
  });
  if (status !== 201) {
    throw new Error(`The parte was refused: ${JSON.stringify(body)}`);
  }
  return body;
}
