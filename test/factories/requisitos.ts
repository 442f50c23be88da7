import type { RequisitoDto } from '../../server/expediente/requisitos/requisitos.dto.js';
import type { TestApp } from './app.js';
import { newCarpeta } from './carpetas.js';
import { type Member, newCuenta, newMiembro } from './people.js';
import { newParte } from './personas.js';

export const requisitosPath = (carpetaId: string) => `/carpetas/${carpetaId}/requisitos`;
export const requisitosOf = async (client: Member, carpetaId: string): Promise<RequisitoDto[]> =>
  (await client.get(requisitosPath(carpetaId))).body;
export const requisitoNamed = (all: readonly RequisitoDto[], nombre: string) =>
  all.find((one) => one.nombre === nombre) as RequisitoDto;

export const changeRequisito = (
  client: Member,
  carpetaId: string,
  { id, version }: Pick<RequisitoDto, 'id' | 'version'>,
  body: object,
) => client.patch(`${requisitosPath(carpetaId)}/${id}`, body, { version });

/** The titular of a new cuenta, and a member of each other role that requisitos distinguish. */
export async function newEquipo(test: TestApp): Promise<Record<'titular' | 'oficial' | 'gestor' | 'lectura', Member>> {
  const { cuentaId, titular } = await newCuenta(test);
  const [oficial, gestor, lectura] = (await Promise.all([3, 4, 5].map((rol) => newMiembro(test, cuentaId, rol)))) as [
    Member,
    Member,
    Member,
  ];
  return { titular, oficial, gestor, lectura };
}

/** A compraventa with its partes, which all members of the cuenta may see. @returns its id */
export async function newVentaOf(titular: Member, gestor: Member, overrides: object = {}): Promise<string> {
  const carpeta = await newCarpeta(titular, { acto: 'Compraventa', responsableId: gestor.usuarioId, ...overrides });
  await newParte(titular, carpeta.id, { rol: 'vendedor' });
  await newParte(titular, carpeta.id, { rol: 'comprador' });
  return carpeta.id;
}

export const moveTo = async (client: Member, carpetaId: string, estado: string, motivo?: string) => {
  const { version } = (await client.get(`/carpetas/${carpetaId}`)).body;
  return client.post(`/carpetas/${carpetaId}/mover`, { estado, motivo }, { version });
};
