import { expect, it } from 'vitest';
import { takeSchemas } from './generate-client';

it('moves the types of schemas out of endpoints, which still export them', () => {
  const { endpoints, schemas } = takeSchemas(`export { injectedRtkApi as api };
export type NotasFindApiResponse = NotaDto[];
export type NotaDto = { id: string };
export const { useNotasFindQuery } = injectedRtkApi;
`);
  expect([...schemas]).toEqual([['NotaDto', '\nexport type NotaDto = { id: string };']]);
  expect(endpoints).toBe(`import type { NotaDto } from './dto';
export type { NotaDto } from './dto';
export { injectedRtkApi as api };
export type NotasFindApiResponse = NotaDto[];
export const { useNotasFindQuery } = injectedRtkApi;`);
});
