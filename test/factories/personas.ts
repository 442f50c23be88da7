import type { ParteAgregadaDto } from '../../server/expediente/partes/partes.dto.js';
import type { PersonaDto } from '../../server/expediente/personas/personas.dto.js';
import type { ApiClient } from './api-client.js';
import { pdf } from './documentos.js';
import type { Member } from './people.js';

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

export const JUAN = { tipo: 'humana', nombre: 'Juan', apellidos: 'Núñez Peña' };
export const CUIT = { idFiscalTipo: 'CUIT', idFiscal: '20-12345678-6' };
export const MAL_CUIT = { ...JUAN, idFiscalTipo: 'CUIT', idFiscal: '20-12345678-5' };

export const dniPdf = pdf('dni');
export const dni = { clase: 'dni', numero: '12.345.678', expedido: '2020-03-02', vence: '2030-03-02' };

export function keepDocumento(
  member: Member,
  personaId: string,
  fields: Record<string, string> = dni,
  bytes: string | typeof dniPdf = dniPdf,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('archivo', new Blob([bytes]), 'dni.pdf');
  return member.post(`/personas/${personaId}/archivos`, form);
}
