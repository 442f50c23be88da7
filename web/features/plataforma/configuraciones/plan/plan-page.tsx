import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { formatBytes, formatEntero } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import { Seccion } from '../seccion';
import styles from './plan.module.css';
import { type PlanDeCuenta, type Uso, usePlanGetQuery } from './plan-api';
import { PlanCard } from './plan-card';
import { lugaresUsados } from './plan-fit';
import { useCambiarPlan } from './use-cambiar-plan';
import { UsoBar } from './uso-bar';

/** The cuenta's limits and use, and the available plans. */
export function PlanPage() {
  const { data, error, refetch } = usePlanGetQuery();
  if (error && !data) {
    return (
      <Seccion title="Uso de la cuenta">
        <ErrorState error={error} onRetry={refetch} />
      </Seccion>
    );
  }
  return (
    <>
      <Seccion title="Uso de la cuenta" text={data && `La cuenta tiene el plan ${data.plan.nombre}.`}>
        {data ? <UsoDeCuenta {...data} /> : <LoadingSkeleton rows={2} rowHeight={72} />}
      </Seccion>
      {data && <Planes {...data} />}
    </>
  );
}

function UsoDeCuenta({ plan, uso }: PlanDeCuenta) {
  return (
    <div className={styles.usos}>
      <UsoBar
        label="Integrantes"
        usado={lugaresUsados(uso)}
        limite={plan.miembros}
        text={`${lugaresUsados(uso)} de ${plan.miembros}`}
        detail={peopleOf(uso)}
      />
      {uso.almacenamientoBytes !== null && uso.documentos !== null && (
        <UsoBar
          label="Almacenamiento"
          usado={uso.almacenamientoBytes}
          limite={plan.almacenamientoBytes}
          text={`${formatBytes(uso.almacenamientoBytes)} de ${formatBytes(plan.almacenamientoBytes)}`}
          detail={`${documentsOf(uso.documentos)}, con todas sus versiones y los de la papelera.`}
        />
      )}
    </div>
  );
}

function Planes({ plan, planes, uso }: PlanDeCuenta) {
  const canManage = usePermiso('plan.administrar');
  const { choose, changing } = useCambiarPlan();
  return (
    <Seccion
      title="Planes"
      text={canManage ? 'El cambio rige desde el momento en que se hace.' : 'Solo un titular puede cambiar el plan.'}
    >
      <ul className={styles.planes} aria-label="Planes">
        {planes.map((each) => (
          <PlanCard
            key={each.id}
            plan={each}
            uso={uso}
            isPresent={each.id === plan.id}
            isChanging={changing === each.id}
            {...(canManage && { onChoose: () => void choose(each) })}
          />
        ))}
      </ul>
    </Seccion>
  );
}

function peopleOf({ miembros, invitaciones }: Uso): string {
  const active = miembros === 1 ? '1 integrante activo' : `${miembros} integrantes activos`;
  if (invitaciones === 0) return `${active}.`;
  return `${active} y ${invitaciones === 1 ? '1 invitación pendiente' : `${invitaciones} invitaciones pendientes`}.`;
}

function documentsOf(documentos: number): string {
  return documentos === 1 ? '1 documento' : `${formatEntero(documentos)} documentos`;
}
