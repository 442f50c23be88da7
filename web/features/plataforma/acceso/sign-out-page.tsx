import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SheetPage } from '../../../components/sheet-page';
import { useDocumentTitle } from '../../../lib/document-title';
import { useCountdown } from '../../../lib/use-countdown';
import { UnsavedQuestion } from './unsaved-question';
import { useSignOut } from './use-sign-out';

const secondsToStay = 5;

/** Opening this page signs out. If something could not be saved, it asks first. */
export function SignOutPage() {
  const { step, unsaved, archivos, leave } = useSignOut();
  if (step === 'asking') return <UnsavedQuestion kinds={unsaved} archivos={archivos} onLeave={leave} />;
  if (step === 'out') return <SignedOut />;
  return <SheetPage title="Cerrando la sesión" text="Se está guardando lo último que escribió." />;
}

/** After five seconds it leads to the sign-in, for the next person. */
function SignedOut() {
  const { seconds } = useCountdown(secondsToStay);
  const navigate = useNavigate();
  useDocumentTitle('Sesión cerrada');

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

/** The countdown. Screen readers get a fixed text in its place. */
function Remaining({ seconds }: { seconds: number }) {
  return (
    <>
      <span aria-hidden="true">Se mostrará el ingreso en {seconds === 1 ? '1 segundo' : `${seconds} segundos`}.</span>
      <span className="visually-hidden">Se mostrará el ingreso en {secondsToStay} segundos.</span>
    </>
  );
}
