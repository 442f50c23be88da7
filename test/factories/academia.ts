import { expect } from 'vitest';
import type { CursoConPasosDto, CursoDto } from '../../server/oficina/academia/academia.dto.js';
import type { ApiClient } from './api-client.js';

/** The path of the calls for the academy. */
export const ACADEMIA = '/apps/academy';

/** Creates a course of the cuenta with a written step for each title. It is a draft unless `published` is set. */
export async function newCurso(
  client: ApiClient,
  { title = 'Cómo trabajamos', pasos = ['Recibir', 'Archivar'], published = false } = {},
): Promise<CursoConPasosDto> {
  let curso = made(await client.post(`${ACADEMIA}/courses`, { title }));
  for (const paso of pasos) {
    curso = made(await client.post(`${ACADEMIA}/courses/${curso.id}/steps`, { title: paso }));
    const content = `<p>Sobre ${paso}.</p>`;
    made(await client.patch(`${ACADEMIA}/steps/${curso.steps.at(-1)?.id}`, { content }));
  }
  return published ? made(await client.patch(`${ACADEMIA}/courses/${curso.id}`, { published })) : curso;
}

export async function cursoOf(client: ApiClient, id: string): Promise<CursoConPasosDto> {
  return made(await client.get(`${ACADEMIA}/courses/course?id=${id}`));
}

export async function cursosOf(client: ApiClient): Promise<CursoDto[]> {
  return made(await client.get(`${ACADEMIA}/courses`));
}

function made<T>({ status, body }: { status: number; body: T }): T {
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}
