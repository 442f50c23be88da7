import { useEffect, useState } from 'react';
import { selectProblem } from '../../session/session-selectors';
import { problemDismissed } from '../../session/session-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** What the server wants after a right password. */
export interface Challenge {
  desafio: string;
  metodos: ('totp' | 'recuperacion' | 'passkey')[];
}

/**
 * The problem of a form that opens a session; and, once the password was right, the second step that is missing. A
 * step that took too long begins anew. What was wrong is forgotten with the page.
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
      // What was wrong with the step is not wrong with the form before it.
      dispatch(problemDismissed());
      setChallenge(null);
    },
  };
}
