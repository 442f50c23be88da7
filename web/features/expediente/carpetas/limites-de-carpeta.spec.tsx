import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCarpeta } from '../../../testing/carpetas';
import { showPages } from '../../../testing/show-pages';
import { CarpetaMenu } from './detail/carpeta-menu';
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

it.each([3, 4, 5])(
  'role %i sees in the menu of a carpeta what its role does not allow, with who may',
  async (rolId) => {
    const element = <CarpetaMenu carpeta={carpetaDe(rolId)} onMove={() => undefined} onOpen={() => undefined} />;
    showPages([{ path: '*', element }], { path: '/carpetas/c-1', rolId });
    fireEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
    const limited = ['Editar datos', 'Accesos', 'Vincular con otra carpeta'].map(async (name) => {
      const { textContent, ariaDisabled } = await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
      return [textContent, ariaDisabled];
    });
    const motivo = 'Lo hace un titular, un adscripto o un oficial.';
    expect(await Promise.all(limited)).toEqual(
      rolId === 3
        ? [
            ['Editar datos', null],
            ['Accesos', null],
            ['Vincular con otra carpeta', null],
          ]
        : [
            [`Editar datos${motivo}`, 'true'],
            [`Accesos${motivo}`, 'true'],
            [`Vincular con otra carpeta${motivo}`, 'true'],
          ],
    );
  },
);

/** A carpeta as the server answers it to a role. */
function carpetaDe(rolId: number) {
  const carpeta = buildCarpeta();
  const can = rolId <= 3;
  return { ...carpeta, permisos: { ...carpeta.permisos, editar: can, vincular: can } };
}

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
