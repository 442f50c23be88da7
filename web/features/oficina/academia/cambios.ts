import type { CursoConPasos, Paso } from './academia-api';
import { furthest } from './avance';

// The changes of an open course. All go by id and keep what else changed meanwhile.

/** Puts an answered step into the courses that have it. */
export const keepPaso = (curso: CursoConPasos, { order: _, ...answer }: Paso): CursoConPasos =>
  withSteps(
    curso,
    curso.steps.map((paso) =>
      paso.id === answer.id && paso.version <= answer.version ? { ...paso, ...answer } : paso,
    ),
  );

/** Moves a course forward, if it is this one. */
export function advanced(curso: CursoConPasos, id: string, avance: CursoConPasos['progress']): CursoConPasos {
  return curso.id === id ? { ...curso, progress: furthest(curso.progress, avance) } : curso;
}

/** A course with these steps, numbered anew. */
const withSteps = (curso: CursoConPasos, steps: readonly Paso[]): CursoConPasos => ({
  ...curso,
  steps: steps.map((paso, order) => (paso.order === order ? paso : { ...paso, order })),
  totalSteps: steps.length,
});

/** Changes a step. */
export const patched = (curso: CursoConPasos, id: string, changes: Partial<Paso>): CursoConPasos =>
  withSteps(
    curso,
    curso.steps.map((paso) => (paso.id === id ? { ...paso, ...changes } : paso)),
  );

/** Takes a step out. */
export const without = (curso: CursoConPasos, id: string): CursoConPasos =>
  withSteps(
    curso,
    curso.steps.filter((paso) => paso.id !== id),
  );

/** Puts the steps in this order. Others follow in theirs. */
export function ordered(curso: CursoConPasos, ids: readonly string[]): CursoConPasos {
  const first = ids.flatMap((id) => curso.steps.find((paso) => paso.id === id) ?? []);
  return withSteps(curso, [...first, ...curso.steps.filter((paso) => !first.includes(paso))]);
}

/**
 * Adds a step at the end, unless the course has it: its write is shown a moment longer than its answer is kept. A list
 * with the step twice would make the library for dragging forget it.
 */
export const appended = (curso: CursoConPasos, paso: Paso): CursoConPasos =>
  curso.steps.some(({ id }) => id === paso.id) ? curso : withSteps(curso, [...curso.steps, paso]);

/** A step that is being added. */
export const nuevo = (id: string, title: string): Paso => ({
  ...{ id, title, order: 0, subtitle: '', content: '' },
  ...{ image: null, imageSize: null, imageText: '', version: 0 },
});
