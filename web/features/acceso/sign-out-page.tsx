import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { SheetPage } from '../../components/sheet-page';
import { signOutRequested } from '../../session/session-intents';

const secondsToStay = 5;

/** Opening it signs out; after five seconds it makes room for the next person. */
export function SignOutPage() {
  const dispatch = useAppDispatch();
  const seconds = useCountdown(secondsToStay);
  const navigate = useNavigate();

  useEffect(() => {
    dispatch(signOutRequested());
  }, [dispatch]);

  useEffect(() => {
    if (seconds === 0) void navigate('/sign-in');
  }, [seconds, navigate]);

  return (
    <SheetPage title="Ha cerrado la sesión" text={<Remaining seconds={seconds} />}>
      <div className="sheet-actions">
        <Link className="button button-primary" to="/sign-in">
          Ingresar de nuevo
        </Link>
      </div>
    </SheetPage>
  );
}

function Remaining({ seconds }: { seconds: number }) {
  return <>Se mostrará el ingreso en {seconds === 1 ? '1 segundo' : `${seconds} segundos`}.</>;
}

function useCountdown(from: number): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return seconds;
}
