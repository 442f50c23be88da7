import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AvanceDto } from '../../../../api/generated/academia';
import { refusal, startApiServer } from '../../../../testing/api-server';
import { fakeSizes } from '../../../../testing/fake-sizes';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../academia.routes';
import type { CursoConPasos } from '../academia-api';

fakeSizes();
const server = startApiServer();
const at = '*/api/apps/academy';

const buildCurso = (changes: Partial<CursoConPasos> = {}): CursoConPasos => ({
  ...{ id: 'c-1', title: 'Guardias', slug: 'guardias', description: 'Quién cubre a quién', category: 'oficina' },
  ...{ duration: 20, totalSteps: 3, updatedAt: '26 nov 2026', featured: false, own: true, published: true },
  ...{ version: 1, request: null, progress: { currentStep: 0, completed: 0 } },
  steps: ['Quién cubre', 'Cómo avisar', 'Qué anotar'].map((title, order) => ({
    ...{ id: `p-${order}`, order, title, subtitle: '', content: `<p>Sobre ${title}.</p>` },
    ...{ image: null, imageSize: null, imageText: '', version: 1 },
  })),
  ...changes,
});

/** The course of the fake server, and each progress that was sent to it. */
let curso: CursoConPasos;
let sent: AvanceDto[];

beforeEach(() => {
  curso = buildCurso();
  sent = [];
  vi.stubGlobal('scrollTo', () => undefined);
  server.use(
    http.get(`${at}/categories`, () => HttpResponse.json([])),
    http.get(`${at}/courses`, () => HttpResponse.json([])),
    http.get(`${at}/courses/:id`, () => HttpResponse.json(curso)),
    http.put<never, AvanceDto>(`${at}/courses/:id/progress`, async ({ request }) => {
      const avance = await request.json();
      sent.push(avance);
      curso = { ...curso, progress: avance };
      return HttpResponse.json(avance);
    }),
  );
});

const show = (search = '', rolId?: number) => showPages(routes, { path: `/apps/academy/c-1${search}`, rolId });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const done = () =>
  within(screen.getByRole('list', { name: 'Pasos' }))
    .getAllByRole('listitem')
    .filter((step) => within(step).queryByText('Hecho'));

describe('a course', () => {
  it('opens at the step that the person has reached, and keeps each step that they reach', async () => {
    curso = buildCurso({ progress: { currentStep: 1, completed: 0 } });
    const { router } = show();
    const before = await heading('Cómo avisar');
    expect(document.activeElement).not.toBe(before);
    await waitFor(() => expect(router.state.location.search).toBe('?paso=2'));
    expect(done()).toHaveLength(1);
    press('Siguiente');
    const title = await heading('Qué anotar');
    expect(document.activeElement).toBe(title);
    await waitFor(() => expect(sent).toEqual([{ currentStep: 2, completed: 0 }]));
    // An earlier step is read again without a loss of progress.
    press('Anterior');
    await heading('Cómo avisar');
    expect(done()).toHaveLength(2);
    expect(sent).toHaveLength(1);
  });

  it('is turned by the arrow keys, and neither before its first nor behind its last step', async () => {
    show('?paso=1');
    await heading('Quién cubre');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await heading('Quién cubre');
    for (const next of ['Cómo avisar', 'Qué anotar', 'Qué anotar']) {
      fireEvent.keyDown(document.body, { key: 'ArrowRight' });
      await heading(next);
    }
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', ctrlKey: true });
    await heading('Qué anotar');
  });

  it('is completed at its last step, offers the next course, and may be begun again', async () => {
    const otro = { ...buildCurso({ id: 'c-2', title: 'Poderes', slug: 'poderes' }), steps: undefined };
    server.use(http.get(`${at}/courses`, () => HttpResponse.json([otro])));
    show('?paso=3');
    await heading('Qué anotar');
    press('Terminar');
    const title = await heading('¡Terminó el curso!');
    expect(document.activeElement).toBe(title);
    await waitFor(() => expect(sent.at(-1)).toEqual({ currentStep: 0, completed: 1 }));
    expect(done()).toHaveLength(3);
    await screen.findByRole('link', { name: 'Seguir con «Poderes»' });
    press('Empezar de nuevo');
    await heading('Quién cubre');
  });

  it('shows the step also when its progress is refused, and says why', async () => {
    server.use(http.put(`${at}/courses/:id/progress`, () => refusal(503, 'X', 'Ahora no')));
    show();
    await heading('Quién cubre');
    press('Siguiente');
    await screen.findByText('Ahora no');
    await heading('Cómo avisar');
    expect(done()).toHaveLength(0);
  });

  it('is requested again after an error, says when it has no steps, and is not there without a course', async () => {
    curso = buildCurso({ steps: [], totalSteps: 0 });
    server.use(http.get(`${at}/courses/:id`, () => refusal(503, 'X', 'Ahora no'), { once: true }));
    const { router } = show();
    await screen.findByText('Ahora no');
    press('Reintentar');
    await screen.findByText('Este curso todavía no tiene pasos.');
    server.use(http.get(`${at}/courses/:id`, () => refusal(404, 'NO_ENCONTRADO', 'No se encontró el curso')));
    await act(() => router.navigate('/apps/academy/c-9'));
    await screen.findByRole('link', { name: 'Ver los cursos' });
  });

  it('is edited by people who may, when the cuenta wrote it', async () => {
    show();
    await screen.findByRole('link', { name: 'Editar el curso' });
  });

  it('is only read by others', async () => {
    show('', 5);
    await heading('Quién cubre');
    expect(screen.queryByRole('link', { name: 'Editar el curso' })).toBeNull();
  });
});
