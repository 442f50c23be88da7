import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../testing/api-server';
import { buildTarea } from '../../../testing/tareas';
import { list, show, startTareasPage, titles } from '../../../testing/tareas-page';

const { fake, server } = startTareasPage();
const of = (id: string) => fake.kept.tareas.find((tarea) => tarea.id === id);

describe('several tareas', () => {
  it('are chosen, changed together, and get back what they had', async () => {
    show();
    await list();
    expect(screen.queryByRole('checkbox', { name: 'Elegir Firma' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir Pedir el certificado' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir Inscribir' }));
    const bar = within(screen.getByRole('region', { name: 'Tareas elegidas' }));
    fireEvent.click(bar.getByRole('button', { name: 'Asignar…' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Ana Rivas' }));
    await screen.findByText('Asignación cambiada: 1 tarea');
    expect(of('a')?.assignedTo).toBe('usuario-1');
    fireEvent.click(bar.getByRole('button', { name: 'Completar' }));
    await waitFor(() => expect(of('a')?.completed).toBe(true));
    fireEvent.click(await bar.findByRole('button', { name: 'Reabrir' }));
    await screen.findByText('Reabiertas: 2 tareas');
    expect([of('a')?.completed, of('c')?.completed]).toEqual([false, false]);
    // Each change can be undone; the last one is offered last.
    fireEvent.click(screen.getAllByRole('button', { name: 'Deshacer' }).at(-1) as HTMLElement);
    await waitFor(() => expect([of('a')?.completed, of('c')?.completed]).toEqual([true, true]));
  });

  it('say which of them were refused, and why', async () => {
    server.use(http.patch('*/api/apps/tasks/task', () => refusal(403, 'X', 'No puede'), { once: true }));
    show();
    await list();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir Pedir el certificado' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Elegir .*sellado/ }));
    const bar = within(screen.getByRole('region', { name: 'Tareas elegidas' }));
    fireEvent.click(bar.getByRole('button', { name: 'Vence…' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Hoy' }));
    await screen.findByText('No se pudo con 1 de 2: No puede');
  });

  it('are completed by X, and assigned to the person by Y', async () => {
    show();
    await list();
    fireEvent.keyDown(screen.getByRole('link', { name: 'Pedir el certificado' }), { key: 'x' });
    await waitFor(() => expect(of('a')?.completed).toBe(true));
    fireEvent.keyDown(screen.getByRole('link', { name: /sellado/ }), { key: 'y' });
    await waitFor(() => expect(of('b')?.assignedTo).toBe('usuario-1'));
  });

  it('are added one after the other, also by pasting lines, with what the filters ask for', async () => {
    const sent: { title: string; assignedTo?: string }[] = [];
    server.use(
      http.post<never, { task: { title: string } }>('*/api/apps/tasks/task', async ({ request }) => {
        const { task } = await request.json();
        sent.push(task);
        return HttpResponse.json(buildTarea(task));
      }),
    );
    show('/apps/tasks?asignada=usuario-2');
    const field = await screen.findByRole('textbox', { name: 'Tarea nueva' });
    const paste = (text: string) => {
      const event = createEvent.paste(field, { clipboardData: { getData: () => text } });
      fireEvent(field, event);
      return event.defaultPrevented;
    };
    expect(paste('una sola línea')).toBe(false);
    expect(paste('- Llamar\n\n 2) Sellar\r\n')).toBe(true);
    await waitFor(() => expect(sent.map(({ title }) => title)).toEqual(['Llamar', 'Sellar']));
    expect(sent[0]?.assignedTo).toBe('usuario-2');
    expect(paste('x\n'.repeat(51))).toBe(true);
    await screen.findByText('Pegue hasta 50 renglones a la vez.');
  });

  it('are shown by their dates, whoever has them, without sections', async () => {
    fake.kept.tareas = [
      buildTarea({ id: 's', type: 'section', title: 'Firma' }),
      buildTarea({ id: 'a', title: 'Después', dueDate: '2099-01-15T12:00:00.000Z' }),
      buildTarea({ id: 'c', title: 'Vieja', assignedTo: 'usuario-2', dueDate: '2020-01-15T12:00:00.000Z' }),
    ];
    show('/apps/tasks?vista=fecha');
    await list();
    expect(titles()).toEqual(['Vieja', 'Después']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Vencidas 1',
      'Más adelante 1',
    ]);
  });
});
