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
