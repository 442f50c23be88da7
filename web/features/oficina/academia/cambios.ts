import type { CursoConPasos, Paso } from './academia-api';
import { furthest } from './avance';

// The changes of an open course. Each finds its step by id, and keeps the other changes made meanwhile.

/** Takes a step over from the server's answer. A newer version of the step in the course stays. */
export const keepPaso = (curso: CursoConPasos, { order: _, ...answer }: Paso): CursoConPasos =>
  withSteps(
    curso,
    curso.steps.map((paso) =>
      paso.id === answer.id && paso.version <= answer.version ? { ...paso, ...answer } : paso,
    ),
  );

/** Moves the progress of a course forward when it has this id. */
export function advanced(curso: CursoConPasos, id: string, avance: CursoConPasos['progress']): CursoConPasos {
  return curso.id === id ? { ...curso, progress: furthest(curso.progress, avance) } : curso;
}

/** A course with these steps, numbered from 0 in this order. */
const withSteps = (curso: CursoConPasos, steps: readonly Paso[]): CursoConPasos => ({
  ...curso,
  steps: steps.map((paso, order) => (paso.order === order ? paso : { ...paso, order })),
  totalSteps: steps.length,
});

export const patched = (curso: CursoConPasos, id: string, changes: Partial<Paso>): CursoConPasos =>
  withSteps(
    curso,
    curso.steps.map((paso) => (paso.id === id ? { ...paso, ...changes } : paso)),
  );

export const without = (curso: CursoConPasos, id: string): CursoConPasos =>
  withSteps(
    curso,
    curso.steps.filter((paso) => paso.id !== id),
  );

/** Puts the named steps first, in the order of `ids`. The other steps follow in their previous order. */
export function ordered(curso: CursoConPasos, ids: readonly string[]): CursoConPasos {
  const first = ids.flatMap((id) => curso.steps.find((paso) => paso.id === id) ?? []);
  return withSteps(curso, [...first, ...curso.steps.filter((paso) => !first.includes(paso))]);
}

/**
 * Adds a step at the end, unless the course has it. The course may have it already: a write stays shown for a moment
 * after its answer is kept. With the same step twice, the library for dragging would forget it.
 */
export const appended = (curso: CursoConPasos, paso: Paso): CursoConPasos =>
  curso.steps.some(({ id }) => id === paso.id) ? curso : withSteps(curso, [...curso.steps, paso]);

/** A step that is shown before the server has answered with it. */
export const nuevo = (id: string, title: string): Paso => ({
  ...{ id, title, order: 0, subtitle: '', content: '' },
  ...{ image: null, imageSize: null, imageText: '', version: 0 },
});
