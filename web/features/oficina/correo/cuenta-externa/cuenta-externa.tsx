import { useId } from 'react';
import { useColeccion } from '../../../../collection/use-collection';
import { ErrorState } from '../../../../components/error-state';
import ajustes from '../ajustes/ajustes-page.module.css';
import { cuentaExterna } from '../correos';
import { Conectada } from './conectada';
import { Conectar } from './conectar';

/** The person's external account. Shows nothing where external accounts cannot be connected. */
export function CuentaExterna() {
  const { data, error, refetch } = useColeccion(cuentaExterna, undefined);
  const title = useId();
  if (!error && !data?.disponible) return null;
  return (
    <section className={ajustes.section} aria-labelledby={title}>
      <h2 id={title}>Su cuenta de correo</h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.cuenta ? (
        <>
          <p>Sus correos llegan aquí, y siguen también en su servicio.</p>
          <Conectada key={data.cuenta.id} cuenta={data.cuenta} />
        </>
      ) : (
        <>
          <p>Conecte la cuenta que ya tiene: sus correos llegan aquí, y siguen también en su servicio.</p>
          <Conectar />
        </>
      )}
    </section>
  );
}
