import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCarpeta } from '../../../testing/carpetas';
import { showPages } from '../../../testing/show-pages';
import { LimitesDeCarpeta } from './limites-de-carpeta';

const oficina = 'lo hace un titular, un adscripto o un oficial.';
const gestores = 'lo hace un titular, un adscripto, un oficial o un gestor.';

it.each([
  [4, 'partes', `Su rol no permite agregar ni cambiar partes: ${oficina}`],
  [4, 'requisitos', `Su rol no permite aprobar requisitos ni agregar otros: ${oficina}`],
  [5, 'requisitos', `Su rol no permite marcar requisitos: ${gestores}`],
  [5, 'inscripcion', `Su rol no permite presentar ni seguir inscripciones: ${gestores}`],
  [
    5,
    'protocolo',
    `Su rol no permite expedir copias: ${oficina} Su rol no permite numerar el instrumento: lo hace un titular o un adscripto.`,
  ],
  [3, 'protocolo', 'Su rol no permite numerar el instrumento: lo hace un titular o un adscripto.'],
  [3, 'plazos', 'Su rol no permite anular plazos: lo hace un titular o un adscripto.'],
  [4, 'inscripcion', null],
  [1, 'partes', null],
])('role %i is told on the tab %s: %s', async (rolId, tab, text) => {
  const element = (
    <>
      <h1>Carpeta</h1>
      <LimitesDeCarpeta carpeta={buildCarpeta()} />
    </>
  );
  showPages([{ path: '*', element }], { path: `/carpetas/c-1/${tab}`, rolId });
  await screen.findByRole('heading');
  expect(dicho()).toBe(text);
});

const dicho = () =>
  screen
    .queryAllByText(/^(Su rol no permite|La carpeta ya)/)
    .map(({ textContent }) => textContent)
    .join(' ') || null;

it.each([
  [{ estado: 'firmada' }, 'partes', 'La carpeta ya está firmada: sus partes no se pueden cambiar.'],
  [{ estado: 'inscripta' }, 'inmuebles', 'La carpeta ya está firmada: sus inmuebles no se pueden cambiar.'],
  [{ estado: 'firmada' }, 'certificados', 'La carpeta ya está firmada: sus certificados no se pueden cambiar.'],
  [{ estado: 'entregada' }, 'requisitos', 'La carpeta ya está firmada: sus requisitos no se pueden cambiar.'],
  [{ estado: 'firmada' }, 'documentos', `Su rol no permite subir documentos: ${gestores}`],
  [{ estado: 'anulada' }, 'partes', null],
  [{ estado: 'archivada' }, 'documentos', null],
  [{ estado: 'archivada' }, 'actividad', `Su rol no permite comentar: ${gestores}`],
  [{ eliminadaEn: '2026-11-20T12:00:00.000Z' }, 'plazos', null],
] as const)(
  'a person who only reads is told in a carpeta %o, on the tab %s, what nobody may do: %s',
  async (change, tab, text) => {
    const element = (
      <>
        <h1>Carpeta</h1>
        <LimitesDeCarpeta carpeta={buildCarpeta(change)} />
      </>
    );
    showPages([{ path: '*', element }], { path: `/carpetas/c-1/${tab}`, rolId: 5 });
    await screen.findByRole('heading');
    expect(dicho()).toBe(text);
  },
);
