import { expect, it } from 'vitest';
import type { EstadoRequisito } from '../../vocabulario/requisito-estados.js';
import { obligatorio } from '../tipos-acto/requisito-de-acto.js';
import { compareRequisitos } from './requisitos-de-otra-version.js';

const presente = (clave: string | null, estado: EstadoRequisito = 'pendiente', documentoId: string | null = null) => ({
  id: `id-${clave}`,
  clave,
  nombre: `El ${clave}`,
  estado,
  documentoId,
});

it('another version of an acto adds new requisitos, removes untouched ones, and keeps the rest', () => {
  const presentes = [
    presente('titulo', 'aprobado'),
    presente('dominio', 'solicitado'),
    presente('catastral'),
    presente('expensas', 'pendiente', 'un-documento'),
    presente(null),
  ];
  const pedidos = [obligatorio('titulo', 'Título antecedente'), obligatorio('poder', 'Poder')];
  const { agrega, quita, conserva, sigue } = compareRequisitos(presentes, pedidos);
  expect(agrega.map(({ clave }) => clave)).toEqual(['poder']);
  expect(quita.map(({ clave }) => clave)).toEqual(['catastral']);
  expect(conserva.map(({ clave }) => clave)).toEqual(['dominio', 'expensas']);
  expect(sigue).toEqual([{ id: 'id-titulo', requisito: pedidos[0] }]);
});
