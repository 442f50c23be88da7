import { Link } from 'react-router-dom';
import { SheetPage } from '../../../components/sheet-page';
import { selectProblem, selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import { CuentaList } from './cuenta-list';
import styles from './cuentas.module.css';
import { CuentasSuspendidasNotice } from './cuentas-suspendidas-notice';
import { LostCuentaNotice } from './lost-cuenta-notice';
import { useCuentas } from './use-cuentas';

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
        <div role="alert" className={styles.failure}>
          <p>{cuentas.message}</p>
          <button type="button" className="button" onClick={cuentas.retry}>
            Reintentar
          </button>
        </div>
      )}
      {cuentas.state === 'ready' && cuentas.cuentas.length > 0 && <CuentaList cuentas={cuentas.cuentas} />}
      {cuentas.state === 'ready' && cuentas.cuentas.length === 0 && (
        <p className="sheet-text">No hay cuentas disponibles. Puede crear su oficina o pedir una invitación.</p>
      )}
      <div className={styles.links}>
        <Link to="/onboarding/crear-cuenta">Crear otra oficina</Link>
        <Link to="/sign-out">Cerrar sesión</Link>
      </div>
    </SheetPage>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.list} role="status" aria-label="Cargando cuentas">
      <div className={styles.placeholder} />
      <div className={styles.placeholder} />
    </div>
  );
}
