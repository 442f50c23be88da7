import { Check } from 'lucide-react';
import { useCuentasFindMineQuery } from '../../../../api/cuentas-api';
import { Avatar } from '../../../../components/avatar';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { paisNombre } from '../../../../lib/paises';
import { selectCuentaId, selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { useCambiarDeCuenta } from '../../../../subidas/use-cambiar-cuenta';
import { Seccion } from '../section';
import { DatosForm } from './datos-form';
import { EstadoField } from './estado-field';
import { Foto } from './foto';
import styles from './perfil.module.css';

/** The signed-in person's data, estado and cuentas. */
export function PerfilPage() {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <>
      <Seccion title="Datos personales" text="Así aparece ante las demás personas, en todas sus cuentas.">
        <Stack gap={6}>
          <Foto user={user} />
          <DatosForm key={user.id} user={user} />
          <Stack as="dl" gap="2px" margin={0}>
            <Text as="dt" size="sm" tone="soft">
              Correo
            </Text>
            <Text as="dd" margin={0} breaks>
              {user.email}
            </Text>
          </Stack>
        </Stack>
      </Seccion>
      <Seccion title="Estado" text="Así lo ve el resto del equipo.">
        <EstadoField estado={user.estado} />
      </Seccion>
      <Seccion title="Mis cuentas" text="Las oficinas en las que trabaja y su rol en cada una.">
        <MisCuentas />
      </Seccion>
    </>
  );
}

/** The person's cuentas with their role in each, and a button to switch to another. */
function MisCuentas() {
  const cambiar = useCambiarDeCuenta();
  const activaId = useAppSelector(selectCuentaId);
  const { data: cuentas, error, refetch } = useCuentasFindMineQuery();
  if (error && !cuentas) return <ErrorState error={error} onRetry={refetch} />;
  if (!cuentas) return <LoadingSkeleton rows={2} rowHeight={56} />;
  return (
    <PlainList flow="stack">
      {cuentas.map(({ cuentaId, nombre, rol, pais }) => (
        <Row key={cuentaId} as="li" line="top" align="center" gap={3} padY={3} className={styles.cuenta}>
          <Avatar id={cuentaId} name={nombre} size={40} />
          <Stack as="span" grow shrinks weight="medium">
            {nombre}
            <Text size="sm" weight="regular" tone="soft">
              {rol} · {paisNombre(pais)}
            </Text>
          </Stack>
          {cuentaId === activaId ? (
            <Row
              as="span"
              inline
              fixed
              align="center"
              size="sm"
              weight="medium"
              tone="primary"
              className={styles.activa}
            >
              <Check size={14} strokeWidth={2} aria-hidden="true" />
              Activa
            </Row>
          ) : (
            <Button
              variant="outlined"
              size="small"
              aria-label={`Cambiar a ${nombre}`}
              onClick={() => void cambiar(cuentaId)}
            >
              Cambiar
            </Button>
          )}
        </Row>
      ))}
    </PlainList>
  );
}
