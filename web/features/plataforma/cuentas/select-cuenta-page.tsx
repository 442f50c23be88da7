import { ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { initials } from '../../../../server/vocabulario/initials';
import type { HttpError } from '../../../api/http-error';
import { CuentaLogo } from '../../../components/cuenta-logo';
import { BareButton, PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import { SheetPage } from '../../../components/sheet-page';
import { type PaisDeCuenta, paisNombre } from '../../../lib/paises';
import { selectCuentaRequested } from '../../../session/session-intents';
import { selectCuentaId, selectEstado, selectProblem, selectUser } from '../../../session/session-selectors';
import { useAppDispatch, useAppSelector, useServices } from '../../../store/hooks';
import styles from './cuentas.module.css';
import { CuentasSuspendidasNotice } from './cuentas-suspendidas-notice';
import { LostCuentaNotice } from './lost-cuenta-notice';

interface Cuenta {
  cuentaId: string;
  nombre: string;
  pais: PaisDeCuenta;
  rolId: number;
  rol: string;
  logo: string | null;
}

/** The page where a person with several cuentas chooses one. */
export function SelectCuentaPage() {
  const cuentas = useCuentas();
  const problem = useAppSelector(selectProblem);
  const user = useAppSelector(selectUser);

  return (
    <SheetPage title="Elegir oficina" text={user ? `Ingresó como ${user.email}.` : undefined}>
      <CuentasSuspendidasNotice />
      <LostCuentaNotice />
      {problem && (
        <div className="notice" role="alert">
          {problem.message}
        </div>
      )}
      {cuentas.state === 'loading' && <ListSkeleton />}
      {cuentas.state === 'failed' && (
        <Stack role="alert" items="start" gap={3}>
          <p>{cuentas.message}</p>
          <button type="button" className="button" onClick={cuentas.retry}>
            Reintentar
          </button>
        </Stack>
      )}
      {cuentas.state === 'ready' && cuentas.cuentas.length > 0 && <CuentaList cuentas={cuentas.cuentas} />}
      {cuentas.state === 'ready' && cuentas.cuentas.length === 0 && (
        <p className="sheet-text">No hay cuentas disponibles. Puede crear su oficina o pedir una invitación.</p>
      )}
      <Row justify="between" gap={4} size="sm">
        <Link to="/onboarding/crear-cuenta">Crear otra oficina</Link>
        <Link to="/sign-out">Cerrar sesión</Link>
      </Row>
    </SheetPage>
  );
}

function ListSkeleton() {
  return (
    <PlainList as="div" flow="stack" gap={2} role="status" aria-label="Cargando cuentas">
      <div className={styles.placeholder} />
      <div className={styles.placeholder} />
    </PlainList>
  );
}

/** The cuentas as buttons: Tab reaches each, Enter chooses it. */
function CuentaList({ cuentas }: { cuentas: Cuenta[] }) {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  const activeId = useAppSelector(selectCuentaId);

  const choose = (cuentaId: string) => {
    setChosenId(cuentaId);
    dispatch(selectCuentaRequested({ cuentaId, redirectURL: params.get('redirectURL') }));
  };

  return (
    <PlainList flow="stack" gap={2}>
      {cuentas.map(({ cuentaId, nombre, rol, pais, logo }) => (
        <li key={cuentaId}>
          <BareButton
            card
            full
            pad={[3, 4]}
            tone="text"
            className={styles.cuenta}
            disabled={isSubmitting}
            aria-current={cuentaId === activeId || undefined}
            onClick={() => choose(cuentaId)}
          >
            <Stack
              as="span"
              fill="primary-soft"
              round="md"
              middle
              fixed
              weight="strong"
              tone="primary"
              className={styles.badge}
              aria-hidden="true"
            >
              {initials(nombre)}
            </Stack>
            <Stack as="span" grow shrinks weight="medium">
              <span>{nombre}</span>
              <Text size="sm" weight="regular" tone="soft">
                {rol} · {paisNombre(pais)}
              </Text>
            </Stack>
            <CuentaLogo logo={logo} size={32} />
            {isSubmitting && cuentaId === chosenId ? (
              <span className={`spinner ${styles.waiting}`} aria-hidden="true" />
            ) : (
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
            )}
          </BareButton>
        </li>
      ))}
    </PlainList>
  );
}

type Cuentas =
  | { state: 'loading' }
  | { state: 'ready'; cuentas: Cuenta[] }
  | { state: 'failed'; message: string; retry: () => void };

/** The person's cuentas. It uses the plain client, because this page shows before RTK Query is loaded. */
function useCuentas(): Cuentas {
  const { http } = useServices();
  const [result, setResult] = useState<Cuentas>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt fetches again
  useEffect(() => {
    const leaving = new AbortController();
    setResult({ state: 'loading' });
    http
      .request<Cuenta[]>({
        url: '/api/cuentas',
        signal: leaving.signal,
        options: { skipErrorNotification: true },
      })
      .then(({ data }) => setResult({ state: 'ready', cuentas: data }))
      .catch((error: HttpError) => {
        if (!error.isSilent) setResult({ state: 'failed', message: error.message, retry });
      });
    return () => leaving.abort();
  }, [http, retry, attempt]);

  return result;
}
