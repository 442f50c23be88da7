import { expect } from 'vitest';
import type {
  ConversacionDetalleDto,
  ConversacionDto,
  MensajeDto,
} from '../../server/oficina/chat/conversaciones.dto.js';
import type { TestApp } from './app.js';
import { type Member, newCuenta, newMiembro } from './people.js';

interface Office {
  titular: Member;
  ana: Member;
  beto: Member;
  carla: Member;
}

/** A new cuenta with its titular and three clerks. */
export async function office(test: TestApp): Promise<Office> {
  const { cuentaId, titular } = await newCuenta(test);
  const [ana, beto, carla] = [
    await newMiembro(test, cuentaId, 3, 'Ana Acuña'),
    await newMiembro(test, cuentaId, 3, 'Beto Báez'),
    await newMiembro(test, cuentaId, 3, 'Carla Cruz'),
  ];
  return { titular, ana, beto, carla };
}

export async function newGrupo(
  by: Member,
  others: readonly Member[],
  nombre = 'Firmas',
): Promise<ConversacionDetalleDto> {
  const participantes = others.map(({ usuarioId }) => usuarioId);
  const { status, body } = await by.post('/conversaciones', { nombre, participantes });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

export async function say(
  by: Member,
  id: string,
  valor: string,
  more: Record<string, unknown> = {},
): Promise<MensajeDto> {
  const { status, body } = await by.post(`/conversaciones/${id}/mensajes`, { valor, ...more });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

export const conversacionesOf = async (member: Member): Promise<ConversacionDto[]> =>
  (await member.get('/conversaciones')).body;
export const textsOf = async (member: Member, id: string, query = ''): Promise<string[]> =>
  (await member.get(`/conversaciones/${id}/mensajes${query}`)).body.mensajes.map(({ valor }: MensajeDto) => valor);
export const panelOf = async (member: Member) => (await member.get('/common/messages')).body;
