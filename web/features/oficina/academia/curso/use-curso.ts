import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import { useColeccion } from '../../../../collection/use-collection';
import { useEscribir } from '../../../../collection/use-escribir';
import { flag, whole } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import type { CursoConPasos } from '../academia-api';
import { alTerminar } from '../avance';
import { cursos } from '../cursos';

const vistaSchema = {
  /** The number of the step that is read, from 1; null for the step that the person has reached. */
  paso: whole(1, 1000, null),
  /** Whether the person has just completed the course. */
  terminado: flag('si'),
};

/** The course that the address names. It stays in view while it is fetched again. */
export function useCurso() {
  const { courseId = '' } = useParams();
  // A text that cannot be an id is not requested: the browser would log the refusal as an error.
  const isId = /^[\da-z-]{1,100}$/i.test(courseId);
  const { data, error, refetch } = useColeccion(cursos, isId ? { id: courseId } : skipToken, {
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  return {
    courseId,
    curso: data,
    isGone: !isId || apiStatus(error) === 404,
    error,
    retry: () => void refetch(),
  };
}

/** The step that the person reads, and the ways to other steps. Each step they reach is saved. */
export function useLectura({ id, steps, progress }: CursoConPasos) {
  const [{ paso, terminado }, change] = useUrlState(vistaSchema);
  const { escribir } = useEscribir();
  const last = steps.length - 1;
  const at = Math.max(Math.min(paso === null ? progress.currentStep : paso - 1, last), 0);
  const isDone = terminado && progress.completed > 0;

  const reach = useEffectEvent((currentStep: number) => {
    if (isDone || currentStep <= progress.currentStep) return;
    void escribir(cursos.send('academiaAdvance', { id, avanceDto: { currentStep, completed: progress.completed } }));
  });
  useEffect(() => reach(at), [at]);
  // The address names the step, so that progress on another device does not turn the page here.
  const isUnsaid = paso === null && !terminado && last >= 0;
  const say = useEffectEvent(() => change({ paso: at + 1 }, { replace: true }));
  useEffect(() => {
    if (isUnsaid) say();
  }, [isUnsaid]);

  const goTo = (index: number) => {
    if (index < 0 || index > last) return;
    change({ paso: index + 1, terminado: false });
    window.scrollTo({ top: 0 });
  };
  return {
    at,
    last,
    isDone,
    goTo,
    /** Goes to the next step, or completes the course at its last one. */
    next: () => {
      if (at < last) return goTo(at + 1);
      const avanceDto = alTerminar(progress, last);
      if (avanceDto) void escribir(cursos.send('academiaAdvance', { id, avanceDto }));
      change({ paso: null, terminado: true });
      window.scrollTo({ top: 0 });
    },
  };
}

export type Lectura = ReturnType<typeof useLectura>;
