import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/api-server';
import { fakeSizes } from '../../../testing/fake-sizes';
import { pick } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { routes } from './ejemplo.routes';

startApiServer();
fakeSizes();

async function show() {
  const test = showPages([...routes, { path: 'otra', element: null }], { path: '/example' });
  await screen.findByRole('heading', { level: 1, name: 'Guía de componentes' });
  return test;
}

const chapter = (name: string) => within(screen.getByRole('region', { name }));

describe('the guide of components', () => {
  it('has every chapter of its list, and its parts do what they show', async () => {
    const { services, router } = await show();
    const links = within(screen.getByRole('navigation', { name: 'En esta página' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('SECTION');
    }

    const rows = () =>
      chapter('Tabla')
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(rows()).toHaveLength(3);
    fireEvent.click(chapter('Tabla').getByRole('button', { name: /Carátula/ }));
    await waitFor(() => expect(rows()[0]).toContain('Banco del Centro'));

    fireEvent.click(chapter('Avisos y carga').getByRole('button', { name: 'Éxito' }));
    expect(await screen.findByText('La carpeta se guardó')).toBeTruthy();

    const search = chapter('Iconos').getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'folder' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => {
      const shown = chapter('Iconos').getAllByRole('listitem');
      expect(shown.map(({ textContent }) => textContent)).toEqual(['folder', 'folder-open', 'folder-plus']);
    });

    fireEvent.change(screen.getByRole('slider', { name: /Avance/ }), { target: { value: '30' } });
    await waitFor(() => expect(services.pending.progress()).toBe(30));
    await router.navigate('/otra');
    await waitFor(() => expect(services.pending.progress()).toBeNull());
  });
});

describe('the builder of confirmations', () => {
  it('shows the chosen parts at once, leaves out the others, and opens the confirmation', async () => {
    await show();
    const builder = chapter('Confirmación');
    expect(builder.getByRole('button', { name: 'Cancelar' })).toBeTruthy();
    fireEvent.click(builder.getAllByLabelText('Mostrar')[2] as HTMLElement);
    expect(builder.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    fireEvent.change(builder.getByLabelText('Título'), { target: { value: '¿Archivar?' } });
    fireEvent.change(builder.getAllByLabelText('Texto')[0] as HTMLElement, { target: { value: 'Archivar' } });
    await pick(builder.getAllByRole('combobox', { name: 'Color' })[1] as HTMLElement, 'success');
    expect(builder.getByRole('heading', { name: '¿Archivar?' })).toBeTruthy();
    expect(builder.getByRole('button', { name: 'Archivar' }).dataset.color).toBe('success');

    fireEvent.click(builder.getByRole('button', { name: 'Preguntar de verdad' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Archivar?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Archivar' }));
    expect(await screen.findByText('Se eligió «Archivar»')).toBeTruthy();
  });
});
