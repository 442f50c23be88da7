import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { allDiscarded } from '../../../autosave/autosave-slice';
import { forgetKept, keptKeys } from '../../../autosave/kept-drafts';
import { SheetPage } from '../../../components/sheet-page';
import { endToast } from '../../../components/toast-actions';
import { useDocumentTitle } from '../../../lib/document-title';
import { contar } from '../../../lib/numeros';
import { useCountdown } from '../../../lib/use-countdown';
import { signOutRequested } from '../../../session/session-intents';
import { selectScope } from '../../../session/session-selectors';
import { useApp } from '../../../store/hooks';
import { selectPorGuardar } from '../../../subidas/subidas-slice';
import { UnsavedQuestion } from './unsaved-question';

const secondsToStay = 5;

/** Opening this page signs out. If something could not be saved, it asks first. */
export function SignOutPage() {
  const { step, unsaved, archivos, leave } = useSignOut();
  if (step === 'asking') return <UnsavedQuestion kinds={unsaved} archivos={archivos} onLeave={leave} />;
  if (step === 'out') return <SignedOut />;
  return <SheetPage title="Cerrando la sesión" text="Se está guardando lo último que escribió." />;
}

/** After five seconds the page leads to the sign-in, for the next person. */
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
      <span aria-hidden="true">Se mostrará el ingreso en {contar(seconds, 'segundo', 'segundos')}.</span>
      <span className="visually-hidden">Se mostrará el ingreso en {secondsToStay} segundos.</span>
    </>
  );
}

type Step = 'saving' | 'asking' | 'out';

/**
 * Signs out once everything is saved. Unsaved changes would stay on a computer that others may use, and running uploads
 * would be lost. So the person decides whether to discard them.
 */
function useSignOut() {
  const { store, services } = useApp();
  // Null for a locked session: somebody else may be leaving it, and must not learn what is unsaved.
  const [usuarioId] = useState(() => selectScope(store.getState())?.split('/')[0] ?? null);
  const archivos = () => selectPorGuardar(store.getState());
  const [step, setStep] = useState<Step>(() =>
    services.saveFirst || (usuarioId && (keptKeys(usuarioId).length > 0 || archivos() > 0)) ? 'saving' : 'out',
  );
  const hasBegun = useRef(false);

  const signOut = () => {
    setStep('out');
    store.dispatch(signOutRequested());
  };
  const begin = async () => {
    const isSaved = (await services.saveFirst?.()) ?? true;
    const hasLeftover = usuarioId !== null && (!isSaved || keptKeys(usuarioId).length > 0 || archivos() > 0);
    if (hasLeftover) setStep('asking');
    else signOut();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, []);

  return {
    step,
    /** The kinds of the things with unsaved changes. */
    unsaved: step === 'asking' && usuarioId ? keptKeys(usuarioId).map((key) => key.split('/')[0] ?? '') : [],
    /** The number of files that are not uploaded yet. */
    archivos: step === 'asking' ? archivos() : 0,
    /** Discards the unsaved changes and signs out. */
    leave: () => {
      store.dispatch(allDiscarded());
      if (usuarioId) forgetKept(usuarioId);
      // The next person must not see or use the toasts.
      for (const { id } of store.getState().toasts) endToast(store.dispatch, id);
      signOut();
    },
  };
}
