import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { showPages } from '../../testing/show-pages';
import { ActionsMenu } from './actions-menu';
import { ChipsCombobox } from './chips-combobox';
import { Combobox } from './combobox';
import { DateInput } from './date-input';
import { Dialog } from './dialog';
import { MenuItem } from './menu-entries';
import { Select } from './select';
import { Sheet } from './sheet';

const nothing = () => {};
const itself = (value: string) => value;
const provincias = ['Salta', 'Jujuy'];
const options = provincias.map((value) => ({ value, label: value }));

const english =
  /\b(dismiss|close|open|clear|remove|select|selected|choose|toggle|next|previous|go|month|day|today|button|loading|empty|search)\b/i;

/** All texts and names on the page that a person or a screen reader reads. */
const words = () =>
  [...document.body.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'aria-roledescription', 'aria-description', 'title', 'placeholder', 'alt']
      .map((name) => element.getAttribute(name) ?? '')
      .concat(element.childElementCount === 0 ? (element.textContent ?? '') : '')
      .filter(Boolean),
  );

const parts: [string, ReactNode, () => Promise<unknown>][] = [
  [
    'a combobox',
    <Combobox
      key="c"
      label="Provincia"
      options={provincias}
      value="Salta"
      onChange={nothing}
      toKey={itself}
      toLabel={itself}
    />,
    async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
      fireEvent.click((await screen.findAllByRole('button', { name: 'Cerrar la lista' }))[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
      fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
      await screen.findByRole('option', { name: 'Jujuy' });
      expect(screen.getAllByRole('button', { name: 'Cerrar la lista' })).toHaveLength(2);
    },
  ],
  [
    'a combobox of several',
    <ChipsCombobox key="v" label="Provincias" options={provincias} values={['Salta']} onChange={nothing} />,
    async () => {
      fireEvent.keyDown(screen.getByRole('combobox', { name: 'Provincias' }), { key: 'ArrowDown' });
      await screen.findByRole('option', { name: 'Jujuy' });
      expect(screen.getAllByRole('button', { name: 'Cerrar la lista' })).toHaveLength(2);
    },
  ],
  [
    'a select',
    <Select key="s" label="Provincia" options={options} value="Salta" onChange={nothing} />,
    async () => {
      fireEvent.click(screen.getByRole('combobox', { name: 'Provincia' }));
      await screen.findByRole('option', { name: 'Jujuy' });
    },
  ],
  [
    'a date',
    <DateInput key="d" label="Firma" value="2026-03-04" onChange={nothing} />,
    async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Elegir firma' }));
      await screen.findByRole('grid');
    },
  ],
  [
    'a menu',
    <ActionsMenu key="m" label="Acciones">
      <MenuItem onClick={nothing}>Copiar</MenuItem>
    </ActionsMenu>,
    async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Acciones' }));
      await screen.findByRole('menuitem', { name: 'Copiar' });
    },
  ],
  [
    'a dialog',
    <Dialog key="w" aria-label="Ventana" onClose={nothing} />,
    () => screen.findByRole('dialog', { name: 'Ventana' }),
  ],
  [
    'a sheet',
    <Sheet key="h" side="right" aria-label="Hoja" onClose={nothing} />,
    () => screen.findByRole('dialog', { name: 'Hoja' }),
  ],
];

it.each(parts)('%s says nothing in English while it is open', async (_, part, open) => {
  showPages([{ path: '*', element: <section>{part}</section> }], { path: '/' });
  await waitFor(() => expect(document.querySelector('section')).not.toBeNull());
  await open();
  expect(words().filter((said) => english.test(said))).toEqual([]);
});
