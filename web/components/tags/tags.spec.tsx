import { fireEvent, render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { Toasts } from '../toasts';
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
  /** Whether the server refuses every change. */
  refuses?: boolean;
  /** The message with which the server refuses the first undo. */
  refusesUndo?: string;
  /** The server answers only when this promise resolves. */
  until?: Promise<unknown>;
}

function Contact({ canEdit = true, refuses = false, refusesUndo, until }: ContactProps) {
  const refusal = useRef(refusesUndo);
  const [tags, setTags] = useState(inicial);
  const [selected, setSelected] = useState(['r']);
  const answer = async () => {
    await until;
    if (refuses) throw new Error('Ya hay una etiqueta así.');
  };
  const edit = canEdit && {
    onCreate: async (title: string) => {
      await answer();
      setTags((present) => [{ id: title, title }, ...present]);
      return { id: title, title };
    },
    onRename: async ({ id }: Tag, title: string) => {
      await answer();
      setTags((present) => present.map((tag) => (tag.id === id ? { id, title } : tag)));
    },
    onRemove: async ({ id }: Tag) => {
      await answer();
      setTags((present) => present.filter((tag) => tag.id !== id));
    },
    onRestore: async (tag: Tag) => {
      const message = refusal.current;
      refusal.current = undefined;
      if (message) throw new Error(message);
      setTags((present) => [...present, tag]);
    },
  };
  // Uses the values of the current render, as pages do.
  const toggle = ({ id }: Tag, isSelected: boolean) =>
    setSelected(isSelected ? [...selected, id] : selected.filter((each) => each !== id));
  return (
    <>
      <TagChips tags={tags.filter(({ id }) => selected.includes(id))} onRemove={(tag) => toggle(tag, false)} />
      <TagButton label="Etiquetas del contacto" tags={tags} selected={selected} onToggle={toggle} {...edit} />
    </>
  );
}

function open(props?: ContactProps) {
  render(
    <Provider store={createTestApp().store}>
      <Contact {...props} />
      <Toasts />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Etiquetas' }));
  return within(screen.getByRole('dialog', { name: 'Etiquetas del contacto' }));
}

const chips = () =>
  // The query includes buttons behind the panel.
  screen
    .getAllByRole('button', { name: /^Quitar la etiqueta/, hidden: true })
    .map((chip) => chip.closest('li')?.textContent);
const search = (panel: ReturnType<typeof open>, text: string) =>
  fireEvent.change(panel.getByRole('searchbox'), { target: { value: text } });
const enter = (panel: ReturnType<typeof open>) => fireEvent.keyDown(panel.getByRole('searchbox'), { key: 'Enter' });

describe('choosing tags', () => {
  it('ticks them in the list, and removes them by their chips', () => {
    const panel = open();
    expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'Registro' }).checked).toBe(true);
    fireEvent.click(panel.getByRole('checkbox', { name: 'Urgente' }));
    expect(chips()).toEqual(['Urgente', 'Registro']);
    fireEvent.click(screen.getByRole('button', { name: 'Quitar la etiqueta Registro', hidden: true }));
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

  it('prefers the tag with exactly the typed name', () => {
    const panel = open();
    search(panel, 'registro');
    enter(panel);
    expect(screen.queryByRole('button', { name: 'Quitar la etiqueta Registro', hidden: true })).toBeNull();
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
    expect(panel.getByRole('button', { name: 'Crear «Sucesión»' })).toBeTruthy();
    enter(panel);
    await expect.poll(chips).toEqual(['Sucesión', 'Registro']);
  });

  it('is not offered when a tag has that name', () => {
    const panel = open();
    search(panel, 'URGENTE');
    expect(panel.queryByRole('button', { name: /^Crear/ })).toBeNull();
  });

  it('is not offered to a person who may not make tags', () => {
    const panel = open({ canEdit: false });
    search(panel, 'Sucesión');
    expect(panel.queryByRole('button', { name: /^Crear/ })).toBeNull();
    expect(panel.queryByRole('button', { name: 'Cambiar las etiquetas' })).toBeNull();
    expect(panel.getByRole('status').textContent).toBe('Sin coincidencias.');
  });

  it('that is refused leaves the typed name', async () => {
    const panel = open({ refuses: true });
    search(panel, 'Sucesión');
    enter(panel);
    await expect.poll(() => panel.getByRole('button', { name: 'Crear «Sucesión»' }).ariaBusy).not.toBe('true');
    expect(panel.getByRole<HTMLInputElement>('searchbox').value).toBe('Sucesión');
    expect(panel.getByRole('alert').textContent).toBe('Ya hay una etiqueta así.');
  });

  it('leaves the choice as it is while it is on its way', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    const panel = open({ until: new Promise((resolve) => (answer = resolve)) });
    search(panel, 'Sucesión');
    enter(panel);
    search(panel, '');
    fireEvent.click(panel.getByRole('checkbox', { name: 'Urgente' }));
    answer();
    await expect.poll(chips).toEqual(['Sucesión', 'Urgente', 'Registro']);
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

  it('renames one wherever it is shown', async () => {
    const panel = edit();
    rename(panel, 'Registro', 'Registro de la Propiedad');
    await expect.poll(chips).toEqual(['Registro de la Propiedad']);
  });

  it('keeps a name when another tag has the new one, but allows other capitals', async () => {
    const panel = edit();
    rename(panel, 'Registro', 'ano  PRÓXIMO');
    expect((await panel.findByRole('alert')).textContent).toBe('Ya existe una etiqueta con ese nombre');
    await expect.poll(() => panel.queryByDisplayValue('Registro')).toBeTruthy();
    rename(panel, 'Registro', 'REGISTRO');
    await expect.poll(chips).toEqual(['REGISTRO']);
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('keeps the typed text while a name is on its way, and saves it next', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    const panel = edit({ until: new Promise((resolve) => (answer = resolve)) });
    rename(panel, 'Registro', 'Registro de la Propiedad');
    const field = panel.getByRole<HTMLInputElement>('textbox', { name: 'Nombre de la etiqueta Registro' });
    fireEvent.change(field, { target: { value: 'Registro Automotor' } });
    answer();
    await expect.poll(chips).toEqual(['Registro de la Propiedad']);
    expect(field.value).toBe('Registro Automotor');
    fireEvent.blur(field);
    await expect.poll(chips).toEqual(['Registro Automotor']);
  });

  it('saves a name that is entered while another name is on its way', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    const panel = edit({ until: new Promise((resolve) => (answer = resolve)) });
    rename(panel, 'Registro', 'Registro de la Propiedad');
    rename(panel, 'Registro', 'Registro Automotor');
    answer();
    await expect.poll(chips).toEqual(['Registro Automotor']);
  });

  it('restores the old name when the new one is empty or refused', async () => {
    const panel = edit({ refuses: true });
    rename(panel, 'Registro', '   ');
    rename(panel, 'Urgente', 'Impostergable');
    const names = () => panel.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    await expect.poll(names).toEqual(['Urgente', 'Año próximo', 'Registro']);
  });

  const remove = async (panel: ReturnType<typeof open>) => {
    const button = panel.getByRole('button', { name: 'Eliminar la etiqueta Urgente' });
    button.focus();
    fireEvent.click(button);
    return panel.findByRole('button', { name: 'Deshacer' });
  };

  it('deletes one, and undoes that in the panel', async () => {
    const panel = edit();
    await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).toBeTruthy();
    const undo = await remove(panel);
    expect(panel.getAllByRole('textbox')).toHaveLength(2);
    expect(panel.getByRole('status').textContent).toContain('Etiqueta «Urgente» eliminada');
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    await expect.poll(() => panel.queryByRole('button', { name: 'Deshacer' })).toBeNull();
    expect(panel.getAllByRole('textbox')).toHaveLength(3);
    expect(document.activeElement).toBe(panel.getByRole('searchbox'));
  });

  it('offers to undo a deletion also after the panel has closed', async () => {
    const panel = edit();
    await remove(panel);
    fireEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Etiquetas' }));
    expect(await screen.findByRole('checkbox', { name: 'Urgente' })).toBeTruthy();
  });

  const removeTwo = async () => {
    const panel = edit();
    for (const title of ['Urgente', 'Registro']) {
      fireEvent.click(panel.getByRole('button', { name: `Eliminar la etiqueta ${title}` }));
      await panel.findByText(`Etiqueta «${title}» eliminada`);
    }
    return panel;
  };

  it('undoes each of several deletions', async () => {
    const panel = await removeTwo();
    const undo = () => panel.getAllByRole('button', { name: 'Deshacer' });
    expect(undo()).toHaveLength(2);
    fireEvent.click(undo()[1] as HTMLElement);
    await panel.findByDisplayValue('Urgente');
    fireEvent.click(undo()[0] as HTMLElement);
    await panel.findByDisplayValue('Registro');
    expect(panel.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('offers to undo each of several deletions after the panel has closed', async () => {
    const panel = await removeTwo();
    fireEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
    for (const undo of screen.getAllByRole('button', { name: 'Deshacer' })) fireEvent.click(undo);
    fireEvent.click(screen.getByRole('button', { name: 'Etiquetas' }));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
  });

  it('offers an undo again when it was refused in the panel', async () => {
    const panel = edit({ refusesUndo: 'Sin conexión' });
    fireEvent.click(await remove(panel));
    expect((await panel.findByRole('alert')).textContent).toBe('Sin conexión');
    fireEvent.click(await panel.findByRole('button', { name: 'Deshacer' }));
    await expect.poll(() => panel.getAllByRole('textbox')).toHaveLength(3);
  });

  it('offers an undo again when it was refused after the panel has closed', async () => {
    const panel = edit({ refusesUndo: 'Sin conexión' });
    await remove(panel);
    fireEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Etiqueta «Urgente» eliminada. No se pudo deshacer: Sin conexión');
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Etiquetas' }));
    expect(await screen.findByRole('checkbox', { name: 'Urgente' })).toBeTruthy();
  });

  it('leads back to choosing when the last one is deleted', async () => {
    const panel = edit();
    for (const { title } of inicial) {
      fireEvent.click(panel.getByRole('button', { name: `Eliminar la etiqueta ${title}` }));
      await panel.findByText(`Etiqueta «${title}» eliminada`);
    }
    fireEvent.click(panel.getByRole('button', { name: 'Volver a elegir' }));
    search(panel, 'Nueva');
    expect(panel.getByRole('button', { name: 'Crear «Nueva»' })).toBeTruthy();
  });

  it('says why a tag cannot be deleted', async () => {
    const panel = edit({ refuses: true });
    fireEvent.click(panel.getByRole('button', { name: 'Eliminar la etiqueta Urgente' }));
    expect((await panel.findByRole('alert')).textContent).toBe('Ya hay una etiqueta así.');
    expect(panel.getAllByRole('textbox')).toHaveLength(3);
  });
});
