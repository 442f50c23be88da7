import { describe, expect, it } from 'vitest';
import type { Curso, CursoConPasos } from './academia-api';
import { accionDe, alTerminar, furthest, porcentajeDe, terminadoDe } from './avance';
import { advanced, appended, keepPaso, nuevo, ordered, patched, without } from './cambios';
import { cursosDe } from './list/use-academia';

const curso = (changes: Partial<Curso> = {}): Curso => ({
  ...{ id: 'c-1', title: 'Poderes', slug: 'poderes', description: 'Otorgar y revocar', category: 'actos' },
  ...{ duration: 20, totalSteps: 4, updatedAt: '26 nov 2026', featured: false, own: true, published: true, version: 1 },
  progress: { currentStep: 0, completed: 0 },
  request: null,
  ...changes,
});

describe('the progress in a course', () => {
  it('is not completed twice by two devices that read the last step', () => {
    expect(alTerminar({ currentStep: 3, completed: 0 }, 3)).toEqual({ currentStep: 0, completed: 1 });
    expect(alTerminar({ currentStep: 3, completed: 1 }, 3)).toEqual({ currentStep: 0, completed: 2 });
    // The person completed the course on another device before.
    expect(alTerminar({ currentStep: 0, completed: 1 }, 3)).toBeNull();
  });

  it.each([
    [{ currentStep: 0, completed: 0 }, 0, 'Empezar', ''],
    [{ currentStep: 1, completed: 0 }, 25, 'Continuar', ''],
    [{ currentStep: 0, completed: 1 }, 100, 'Empezar de nuevo', 'Terminado'],
    [{ currentStep: 3, completed: 2 }, 75, 'Continuar', 'Terminado 2 veces'],
  ])('of %o is said in words', (progress, percent, action, done) => {
    expect([porcentajeDe(curso({ progress })), accionDe({ progress }), terminadoDe(progress)]).toEqual([
      percent,
      action,
      done,
    ]);
  });

  it('only goes forward', () => {
    const known = { currentStep: 2, completed: 1 };
    expect(furthest(known, { currentStep: 3, completed: 0 })).toBe(known);
    expect(furthest(known, { currentStep: 1, completed: 1 })).toBe(known);
    expect(furthest(known, { currentStep: 0, completed: 2 })).toEqual({ currentStep: 0, completed: 2 });
  });
});

describe('the steps of an open course', () => {
  const open: CursoConPasos = { ...curso(), steps: ['a', 'b', 'c'].map((id, order) => ({ ...nuevo(id, id), order })) };
  const titles = ({ steps }: CursoConPasos) => steps.map(({ order, title }) => `${order}${title}`).join(' ');

  it('are numbered anew when a step is moved, added or removed', () => {
    expect(titles(ordered(open, ['c', 'a']))).toBe('0c 1a 2b');
    expect(titles(without(open, 'a'))).toBe('0b 1c');
    expect(without(open, 'a').totalSteps).toBe(2);
    expect(titles(appended(open, nuevo('d', 'd')))).toBe('0a 1b 2c 3d');
  });

  it('are never doubled by a write that is shown longer than its answer is kept', () => {
    const answered = appended(open, { ...nuevo('d', 'd'), version: 1 });
    expect(appended(answered, nuevo('d', 'd'))).toBe(answered);
  });

  it('keep the newer version', () => {
    const newer = patched(open, 'b', { title: 'B', version: 5 });
    expect(titles(keepPaso(newer, { ...nuevo('b', 'vieja'), version: 4 }))).toBe('0a 1B 2c');
    expect(titles(keepPaso(newer, { ...nuevo('b', 'nueva'), version: 6 }))).toBe('0a 1nueva 2c');
  });

  it('advance the progress only in their own course', () => {
    expect(advanced(open, 'c-2', { currentStep: 2, completed: 0 })).toBe(open);
    expect(advanced(open, 'c-1', { currentStep: 2, completed: 0 }).progress.currentStep).toBe(2);
  });
});

describe('the list of courses', () => {
  const asked = { dueDate: '2027-01-01T12:00:00Z', requestedBy: 'Ana', doneAt: null };
  const all = [
    curso({ id: 'uno', title: 'Uno' }),
    curso({ id: 'dos', title: 'Dos', progress: { currentStep: 1, completed: 0 } }),
    curso({ id: 'tres', title: 'Tres', request: asked, category: 'otra' }),
    curso({ id: 'cuatro', title: 'Sucesión', description: 'Herencias', progress: { currentStep: 0, completed: 1 } }),
  ];
  const titleOf = (slug: string) => (slug === 'otra' ? 'Nuestra oficina' : 'Actos notariales');
  const shown = (busqueda: object) =>
    cursosDe(all, { categoria: null, buscar: '', pendientes: false, ...busqueda }, titleOf).map(({ id }) => id);

  it('begins with courses that the person was asked to take, then with those that they began', () => {
    expect(shown({})).toEqual(['tres', 'dos', 'uno', 'cuatro']);
  });

  it('is filtered by category, by words without accents, and by completion', () => {
    expect(shown({ categoria: 'otra' })).toEqual(['tres']);
    expect(shown({ buscar: 'HERENCIAS sucesion' })).toEqual(['cuatro']);
    expect(shown({ buscar: 'oficina' })).toEqual(['tres']);
    expect(shown({ pendientes: true })).toEqual(['tres', 'dos', 'uno']);
  });
});
