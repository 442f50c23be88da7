import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Tag } from './tag';
import { TagButton } from './tag-button';
import { TagChips } from './tag-chips';

const inicial: Tag[] = [
  { id: 'u', title: 'Urgente' },
  { id: 'a', title: 'Año próximo' },
  { id: 'r', title: 'Registro' },
];

interface ContactProps {
  canEdit?: boolean;
  /** What the server says to the next new or renamed one. */
  refuses?: boolean;
}

function Contact({ canEdit = true, refuses = false }: ContactProps) {
  const [tags, setTags] = useState(inicial);
  const [selected, setSelected] = useState(['r']);
  const answer = () => (refuses ? Promise.reject(new Error('409')) : Promise.resolve());
  const edit = canEdit && {
    onCreate: async (title: string) => {
      await answer();
      setTags((present) => [{ id: title, title }, ...present]);
      setSelected((present) => [...present, title]);
    },
    onRename: async ({ id }: Tag, title: string) => {
      await answer();
      setTags((present) => present.map((tag) => (tag.id === id ? { id, title } : tag)));
    },
    onRemove: ({ id }: Tag) => setTags((present) => present.filter((tag) => tag.id !== id)),
  };
  const toggle = ({ id }: Tag, isSelected: boolean) =>
    setSelected((present) => (isSelected ? [...present, id] : present.filter((each) => each !== id)));
  return (
    <>
      <TagChips tags={tags.filter(({ id }) => selected.includes(id))} onRemove={(tag) => toggle(tag, false)} />
      <TagButton label="Etiquetas del contacto" tags={tags} selected={selected} onToggle={toggle} {...edit} />
    </>
  );
}

function open(props?: ContactProps) {
  render(<Contact {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Etiquetas' }));
  return within(screen.getByRole('dialog', { name: 'Etiquetas del contacto' }));
}

const chips = () =>
  screen.getAllByRole('button', { name: /^Quitar la etiqueta/ }).map((chip) => chip.closest('li')?.textContent);
const search = (panel: ReturnType<typeof open>, text: string) =>
  fireEvent.change(panel.getByRole('searchbox'), { target: { value: text } });
const enter = (panel: ReturnType<typeof open>) => fireEvent.keyDown(panel.getByRole('searchbox'), { key: 'Enter' });

describe('choosing tags', () => {
  it('ticks them, and takes them away from their chips', () => {
    const panel = open();
    expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'Registro' }).checked).toBe(true);
    fireEvent.click(panel.getByRole('checkbox', { name: 'Urgente' }));
    expect(chips()).toEqual(['Urgente', 'Registro']);
    fireEvent.click(screen.getByRole('button', { name: 'Quitar la etiqueta Registro' }));
    expect(chips()).toEqual(['Urgente']);
  });

  it('toggles the first hit on Enter, without accents or capitals', () => {
    const panel = open();
    search(panel, 'ano');
    expect(panel.getAllByRole('checkbox')).toHaveLength(1);
    enter(panel);
    expect(chips()).toEqual(['Año próximo', 'Registro']);
    expect(panel.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('prefers the tag of exactly that name', () => {
    const panel = open();
    search(panel, 'registro');
    enter(panel);
    expect(screen.queryByRole('button', { name: 'Quitar la etiqueta Registro' })).toBeNull();
  });

  it('goes through them by the arrows', () => {
    const panel = open();
    panel.getByRole('searchbox').focus();
    fireEvent.keyDown(panel.getByRole('searchbox'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(panel.getByRole('checkbox', { name: 'Urgente' }));
    fireEvent.keyDown(panel.getByRole('checkbox', { name: 'Urgente' }), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(panel.getByRole('searchbox'));
  });
});

describe('a new tag', () => {
  it('is made and chosen on Enter', async () => {
    const panel = open();
    search(panel, '  Sucesión ');
    expect(panel.getByRole('button', { name: 'Crear “Sucesión”' })).toBeTruthy();
    enter(panel);
    await expect.poll(chips).toEqual(['Sucesión', 'Registro']);
  });

  it('is not offered when there is one of that name, nor to who may not make one', () => {
    const panel = open();
    search(panel, 'URGENTE');
    expect(panel.queryByRole('button', { name: /^Crear/ })).toBeNull();
  });

  it('is not offered to who may not make one', () => {
    const panel = open({ canEdit: false });
    search(panel, 'Sucesión');
    expect(panel.queryByRole('button', { name: /^Crear/ })).toBeNull();
    expect(panel.queryByRole('button', { name: 'Cambiar las etiquetas' })).toBeNull();
    expect(panel.getByRole('status').textContent).toBe('Sin coincidencias.');
  });

  it('that is refused leaves what was typed', async () => {
    const panel = open({ refuses: true });
    search(panel, 'Sucesión');
    enter(panel);
    await expect.poll(() => panel.getByRole('button', { name: 'Crear “Sucesión”' }).ariaBusy).not.toBe('true');
    expect(panel.getByRole<HTMLInputElement>('searchbox').value).toBe('Sucesión');
  });
});

describe('changing the tags', () => {
  const edit = (props?: ContactProps) => {
    const panel = open(props);
    fireEvent.click(panel.getByRole('button', { name: 'Cambiar las etiquetas' }));
    return panel;
  };
  const rename = (panel: ReturnType<typeof open>, from: string, to: string) => {
    const field = panel.getByRole('textbox', { name: `Nombre de la etiqueta ${from}` });
    fireEvent.change(field, { target: { value: to } });
    fireEvent.blur(field);
  };

  it('names one anew, wherever it is carried', async () => {
    const panel = edit();
    rename(panel, 'Registro', 'Registro de la Propiedad');
    await expect.poll(chips).toEqual(['Registro de la Propiedad']);
  });

  it('leaves an empty name, and one that is refused, as they were', async () => {
    const panel = edit({ refuses: true });
    rename(panel, 'Registro', '   ');
    rename(panel, 'Urgente', 'Año próximo');
    const names = () => panel.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    await expect.poll(names).toEqual(['Urgente', 'Año próximo', 'Registro']);
  });

  it('deletes one', () => {
    const panel = edit();
    fireEvent.click(panel.getByRole('button', { name: 'Eliminar la etiqueta Urgente' }));
    expect(panel.getAllByRole('textbox')).toHaveLength(2);
  });
});
