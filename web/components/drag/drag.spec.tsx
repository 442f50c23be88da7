import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type DragList, dropped, lifted, moved } from './announcements';
import { DragArea } from './drag-area';
import { SortableList, type SortableRow } from './sortable-list';

interface Pieza {
  id: string;
  titulo: string;
}

const piezas = Array.from({ length: 2000 }, (_, n) => ({ id: `p-${n + 1}`, titulo: `Trámite ${n + 1}` }));

const row = ({ titulo }: Pieza, { handleProps }: SortableRow) => (
  <button type="button" {...handleProps}>
    {titulo}
  </button>
);

function show({ isDisabled = false, isRefused = false }: { isDisabled?: boolean; isRefused?: boolean } = {}) {
  const told = { onMove: vi.fn(() => !isRefused), onStart: vi.fn(), onEnd: vi.fn() };
  render(
    <DragArea {...told}>
      <SortableList
        listId="l"
        label="la lista"
        items={piezas}
        nameOf={({ titulo }) => titulo}
        estimateHeight={() => 48}
        renderItem={row}
        isDisabled={isDisabled}
      />
    </DragArea>,
  );
  return told;
}

const press = (element: Element, keyCode: number) => fireEvent.keyDown(element, { keyCode });
const space = 32;
const escapeKey = 27;
const arrowDown = 40;
const announced = () => document.querySelector('[aria-live]')?.textContent;

describe('a list of thousands', () => {
  it('has only its visible rows on the page, and says how many there are', () => {
    show();
    const rows = within(screen.getByRole('list', { name: 'la lista' })).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(40);
    expect(rows[2]?.getAttribute('aria-setsize')).toBe('2000');
    expect(rows[2]?.getAttribute('aria-posinset')).toBe('3');
  });

  it('explains in Spanish how it is put in order', () => {
    show();
    const handle = screen.getByRole('button', { name: 'Trámite 1' });
    const hint = document.getElementById(handle.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/^Presione la barra espaciadora para tomarlo/);
  });

  it('has a row taken and dropped by the keyboard, and announces both', async () => {
    const { onMove, onStart, onEnd } = show();
    const handle = screen.getByRole('button', { name: 'Trámite 3' });
    handle.focus();
    press(handle, space);
    await expect.poll(announced).toMatch(/^Tomó «Trámite 3», posición 3 de 2000 en la lista\./);
    expect(onStart).toHaveBeenCalledOnce();
    press(screen.getByRole('button', { name: 'Trámite 3' }), escapeKey);
    await expect.poll(announced).toBe('«Trámite 3» volvió a su lugar.');
    expect(onEnd).toHaveBeenCalledOnce();
    expect(onMove).not.toHaveBeenCalled();
  });

  it.each([
    [false, 'Soltó «Trámite 3»: posición 4 de 2000 en la lista.'],
    [true, '«Trámite 3» no se movió.'],
  ])('announces whether the row was moved (refused: %s)', async (isRefused, text) => {
    const { onMove } = show({ isRefused });
    const handle = () => screen.getByRole('button', { name: 'Trámite 3' });
    handle().focus();
    press(handle(), space);
    await expect.poll(announced).toMatch(/^Tomó/);
    press(handle(), arrowDown);
    await expect.poll(announced).toMatch(/^Posición 4/);
    press(handle(), space);
    await expect.poll(announced).toBe(text);
    expect(onMove).toHaveBeenCalledOnce();
  });

  it('cannot be taken by a person who may only look', () => {
    const { onStart } = show({ isDisabled: true });
    const handle = screen.getByRole('button', { name: 'Trámite 3' });
    expect(handle.hasAttribute('aria-describedby')).toBe(false);
    press(handle, space);
    expect(onStart).not.toHaveBeenCalled();
  });
});

describe('the announcements of dragging', () => {
  const list = (label: string, count: number): DragList => ({ label, count, nameOf: (id) => `Tarea ${id}` });
  const lists = new Map([
    ['a', list('la columna Por hacer', 3)],
    ['b', list('la columna Lista', 1)],
  ]);
  const from = { droppableId: 'a', index: 1 };

  it.each([
    ['en su lista', { droppableId: 'a', index: 2 }, 'Posición 3 de 3 en la columna Por hacer.'],
    ['en otra, que crece', { droppableId: 'b', index: 1 }, 'Posición 2 de 2 en la columna Lista.'],
    ['afuera', null, 'Fuera de las listas.'],
  ])('%s', (_, to, text) => {
    expect(moved(lists, from, to)).toBe(text);
  });

  it('name what was taken and where it was left', () => {
    expect(lifted(lists, '7', from)).toMatch(/^Tomó «Tarea 7», posición 2 de 3 en la columna Por hacer\. Presione/);
    expect(dropped(lists, '7', from, { droppableId: 'b', index: 0 })).toBe(
      'Soltó «Tarea 7»: posición 1 de 2 en la columna Lista.',
    );
    expect(dropped(lists, '7', from, null)).toBe('«Tarea 7» volvió a su lugar.');
  });
});
