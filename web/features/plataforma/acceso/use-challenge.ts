import { useEffect, useState } from 'react';
import { selectProblem } from '../../../session/session-selectors';
import { problemDismissed } from '../../../session/session-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';

/** The second step that the server asks for after a right password. */
export interface Challenge {
  desafio: string;
  metodos: ('totp' | 'recuperacion' | 'passkey')[];
}

/**
 * The problem of a form that opens a session and, after a right password, the second step. When the step took too
 * long, the form shows again. Leaving the page clears the problem.
 */
export function useChallenge() {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  const [challenge, setChallenge] = useState<Challenge | null>(null);

  useEffect(() => () => void dispatch(problemDismissed()), [dispatch]);
  useEffect(() => {
    if (problem?.code === 'SEGUNDO_FACTOR') setChallenge((problem.details as Challenge[])[0] ?? null);
    if (problem?.code === 'DESAFIO_VENCIDO') setChallenge(null);
  }, [problem]);

  return {
    problem,
    challenge,
    startAgain() {
      // A problem of the step does not belong to the form before it.
      dispatch(problemDismissed());
      setChallenge(null);
    },
  };
}
