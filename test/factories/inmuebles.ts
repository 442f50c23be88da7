import { v7 as uuid } from 'uuid';
import type { CertificadoDto } from '../../server/expediente/certificados/certificados.dto.js';
import type { InmuebleDeCarpetaDto } from '../../server/expediente/inmuebles/inmuebles.dto.js';
import type { ApiClient } from './api-client.js';

/** Adds a new inmueble to a carpeta, with a matrícula of its own by default. */
export async function newInmueble(
  client: ApiClient,
  carpetaId: string,
  inmueble: Record<string, unknown> = {},
): Promise<InmuebleDeCarpetaDto> {
  const fields = { matricula: `12-${uuid().slice(-8)}`, domicilio: 'Lavalle 120', ...inmueble };
  const { status, body } = await client.post(`/carpetas/${carpetaId}/inmuebles`, { inmueble: fields });
  if (status !== 201) {
    throw new Error(`The inmueble was refused: ${JSON.stringify(body)}`);
  }
  return body;
}

/** Adds a certificate to a carpeta: «Dominio», which is valid for 15 days, by default. */
export async function newCertificado(
  client: ApiClient,
  carpetaId: string,
  fields: Record<string, unknown> = {},
): Promise<CertificadoDto> {
  const { status, body } = await client.post(`/carpetas/${carpetaId}/certificados`, {
    ...{ tipo: 'dominio', nombre: 'Dominio', dias: 15 },
    ...fields,
  });
  if (status !== 201) {
    throw new Error(`The certificate was refused: ${JSON.stringify(body)}`);
  }
  return body;
}
