import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { palabrasDe } from '../../../../server/vocabulario/palabras';
import { GuestField } from '../../../components/guest-field';
import { Row, Stack } from '../../../components/layout/layout';
import { SheetPage } from '../../../components/sheet-page';
import { SubmitButton } from '../../../components/submit-button';
import { enumerar } from '../../../lib/enumerar';
import { type PaisDeCuenta, paisesDeCuentas, paisNombre } from '../../../lib/paises';
import { createCuentaRequested } from '../../../session/session-intents';
import { selectEstado, selectProblem, selectUser } from '../../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import styles from './cuentas.module.css';
import { CuentasSuspendidasNotice } from './cuentas-suspendidas-notice';
import { LostCuentaNotice } from './lost-cuenta-notice';

/** Creates a cuenta for the person: the first one, or a further one. */
export function CreateCuentaPage() {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  const { oficina, suspendidas } = useAppSelector(selectUser) ?? {};
  const [nombre, setNombre] = useState(oficina ?? '');
  const [pais, setPais] = useState<PaisDeCuenta>('AR');
  const [isTouched, setIsTouched] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const error = nombreError(nombre);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTouched(true);
    if (error) field.current?.focus();
    else dispatch(createCuentaRequested({ nombre: nombre.trim(), pais }));
  };

  return (
    <SheetPage
      title="Crear su oficina"
      text="Reúne las carpetas, las personas y el equipo. Quien la crea es su titular."
    >
      <OperadorNotice />
      <CuentasSuspendidasNotice />
      {suspendidas ? <SuspendidasNotice nombres={suspendidas} /> : <LostCuentaNotice />}
      <Stack as="form" gap={5} onSubmit={submit} noValidate>
        {problem && !isSubmitting && (
          <div className="notice" role="alert">
            {problem.message}
          </div>
        )}
        <GuestField
          ref={field}
          label="Nombre de la oficina"
          placeholder={palabrasDe(pais).ejemplo}
          autoComplete="organization"
          maxLength={120}
          value={nombre}
          error={isTouched ? error : null}
          disabled={isSubmitting}
          onChange={(event) => setNombre(event.target.value)}
          onBlur={() => setIsTouched(isTouched || nombre !== '')}
        />
        <Stack as="fieldset" gap={2} className={styles.paises} disabled={isSubmitting}>
          <legend>País</legend>
          {paisesDeCuentas.map((code) => (
            <label key={code} className={styles.pais}>
              <input type="radio" name="pais" value={code} checked={pais === code} onChange={() => setPais(code)} />
              {paisNombre(code)}
            </label>
          ))}
        </Stack>
        <SubmitButton isSubmitting={isSubmitting}>Crear oficina</SubmitButton>
      </Stack>
      <Row justify="between" gap={4} size="sm">
        <Link to="/sign-out">Cerrar sesión</Link>
      </Row>
    </SheetPage>
  );
}

function nombreError(nombre: string): string | null {
  const length = nombre.trim().length;
  if (length === 0) return 'Ingrese el nombre de la oficina';
  return length < 2 ? 'El nombre es demasiado corto' : null;
}

/** Tells operators without a cuenta how to open the administration. */
function OperadorNotice() {
  const user = useAppSelector(selectUser);
  if (!user?.operador || user.cuentas.length > 0) return null;
  return (
    <div className="notice notice-note" role="status">
      Usted opera esta instalación. «Administración» se abre desde una oficina: entre en una por invitación, o cree una
      para usted. La encontrará en el menú.
    </div>
  );
}

interface SuspendidasNoticeProps {
  /** The names of the suspended cuentas. */
  nombres: string[];
}

/** Tells members of suspended cuentas why they are asked to create a cuenta. */
function SuspendidasNotice({ nombres }: SuspendidasNoticeProps) {
  const cuentas = enumerar(nombres.map((nombre) => `«${nombre}»`));
  return (
    <div className="notice" role="status">
      Su acceso a {cuentas} está suspendido. Hable con {nombres.length === 1 ? 'su titular' : 'sus titulares'}.
    </div>
  );
}
