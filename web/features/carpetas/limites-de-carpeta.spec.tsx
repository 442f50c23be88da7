import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPages } from '../../testing/show-pages';
import { LimitesDeCarpeta } from './limites-de-carpeta';

const oficina = 'lo hace un titular, un adscripto o un oficial.';
const gestores = 'lo hace un titular, un adscripto, un oficial o un gestor.';

it.each([
  [4, 'partes', `Su rol no permite cambiar las partes, los datos ni el estado de la carpeta: ${oficina}`],
  [4, 'requisitos', `Su rol no permite aprobar requisitos ni agregar otros: ${oficina}`],
  [5, 'requisitos', `Su rol no permite marcar requisitos: ${gestores}`],
  [5, 'inscripcion', `Su rol no permite presentar ni seguir inscripciones: ${gestores}`],
  [3, 'protocolo', 'Su rol no permite numerar el instrumento: lo hace un titular o un adscripto.'],
  [3, 'plazos', 'Su rol no permite anular plazos: lo hace un titular o un adscripto.'],
  [4, 'inscripcion', null],
  [1, 'partes', null],
])('role %i is told on the tab %s: %s', async (rolId, tab, text) => {
  const element = (
    <>
      <h1>Carpeta</h1>
      <LimitesDeCarpeta carpetaId="c-1" />
    </>
  );
  showPages([{ path: '*', element }], { path: `/carpetas/c-1/${tab}`, rolId });
  await screen.findByRole('heading');
  expect(screen.queryByText(/^Su rol no permite/)?.textContent ?? null).toBe(text);
});
