import { Check, HardDrive, TriangleAlert, Users } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { ErrorState } from '../../../../components/error-state';
import { useRefusal } from '../../../../components/form/refusal';
import { Box, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { useToast } from '../../../../components/toast-actions';
import { contar, formatBytes } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import { Seccion } from '../section';
import styles from './plan.module.css';
import { type Plan, type PlanDeCuenta, type Uso, usePlanChangeMutation, usePlanGetQuery } from './plan-api';

/** «1 integrante», «15 integrantes» */
const integrantes = (total: number) => contar(total, 'integrante', 'integrantes');

/** The places in use: active members, and invitations that may still be accepted. */
const lugaresUsados = ({ miembros, invitaciones }: Uso) => miembros + invitaciones;

/** The fraction of the limit from which the bar shows a warning. */
const scarce = 0.9;

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
    <Stack gap={6}>
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
    </Stack>
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
      <PlainList flow="stack" gap={4} className={styles.planes} aria-label="Planes">
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
      </PlainList>
    </Seccion>
  );
}

function peopleOf({ miembros, invitaciones }: Uso): string {
  const active = contar(miembros, 'integrante activo', 'integrantes activos');
  if (invitaciones === 0) return `${active}.`;
  return `${active} y ${contar(invitaciones, 'invitación pendiente', 'invitaciones pendientes')}.`;
}

function documentsOf(documentos: number): string {
  return contar(documentos, 'documento', 'documentos');
}

/** Changes the plan after a confirmation, and shows the outcome. */
function useCambiarPlan() {
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();
  const [cambiar, { isLoading, originalArgs }] = usePlanChangeMutation();

  const choose = async ({ id, nombre, miembros, almacenamientoBytes }: Plan) => {
    const isSure = await confirm({
      title: `¿Cambiar al plan ${nombre}?`,
      message: `La cuenta podrá tener hasta ${integrantes(miembros)} y ${formatBytes(almacenamientoBytes)} para documentos. Puede volver a cambiarlo cuando quiera.`,
      icon: { name: 'heroicons_outline:credit-card', color: 'info' },
      actions: { confirm: { label: 'Cambiar', color: 'primary' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    try {
      await cambiar({ cambiarPlanDto: { planId: id } }).unwrap();
      toast(`La cuenta tiene ahora el plan ${nombre}`);
    } catch (error) {
      refuse(error);
    }
  };

  return { choose, changing: isLoading ? originalArgs?.cambiarPlanDto.planId : undefined };
}

interface UsoBarProps {
  label: string;
  usado: number;
  limite: number;
  /** «5 de 15» */
  text: string;
  detail: string;
}

/** The used part of a limit, as text and as a bar. */
function UsoBar({ label, usado, limite, text, detail }: UsoBarProps) {
  const id = useId();
  const fraction = Math.min(usado / limite, 1);
  const isFull = usado >= limite;
  return (
    <Stack gap={2}>
      <Row as="p" justify="between" wrap gap={['2px', 4]} weight="medium">
        <span id={id}>{label}</span>
        <Text numeric>{text}</Text>
      </Row>
      <Box
        fill="sunken"
        round="full"
        className={styles.bar}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={limite}
        aria-valuenow={Math.min(usado, limite)}
        aria-valuetext={text}
        data-scarce={fraction >= scarce}
      >
        {/* Even a small use is visible. */}
        <span className={styles.fill} style={{ width: usado > 0 ? `max(${fraction * 100}%, 4px)` : 0 }} />
      </Box>
      <Text as="p" size="sm" tone="soft" className={styles.detail}>
        {detail}
        {fraction >= scarce && <strong>{isFull ? ' No queda lugar.' : ' Queda poco lugar.'}</strong>}
      </Text>
    </Stack>
  );
}

interface PlanCardProps {
  plan: Plan;
  uso: Uso;
  isPresent: boolean;
  /** Missing for people who may not change the plan. */
  onChoose?: () => void;
  isChanging: boolean;
}

/** One plan: its limits, whether it is the current plan, and why it cannot be chosen. */
function PlanCard({ plan, uso, isPresent, onChoose, isChanging }: PlanCardProps) {
  const motivos = isPresent ? [] : motivosDeRechazo(plan, uso);
  return (
    <Row
      as="li"
      column
      bordered="strong"
      round="lg"
      gap={4}
      pad={5}
      className={styles.plan}
      aria-label={`Plan ${plan.nombre}`}
      aria-current={isPresent || undefined}
    >
      <Text as="h3" size="lg" weight="strong">
        {plan.nombre}
      </Text>
      <PlainList flow="stack" gap={2} className={styles.limites}>
        <li>
          <Users size={16} strokeWidth={1.75} aria-hidden="true" />
          Hasta {integrantes(plan.miembros)}
        </li>
        <li>
          <HardDrive size={16} strokeWidth={1.75} aria-hidden="true" />
          {formatBytes(plan.almacenamientoBytes)} para documentos
        </li>
      </PlainList>
      <Stack items="start" gap={2} marginTop="auto">
        {isPresent && (
          <Row as="p" gap={2} weight="medium" tone="primary" className={styles.nota}>
            <Check size={16} strokeWidth={2} aria-hidden="true" />
            Plan actual
          </Row>
        )}
        {motivos.map((motivo) => (
          <Row key={motivo} as="p" gap={2} size="sm" tone="soft" className={styles.nota}>
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            {motivo}
          </Row>
        ))}
        {!isPresent && motivos.length === 0 && onChoose && (
          <Button variant="outlined" loading={isChanging} onClick={onChoose}>
            Cambiar a {plan.nombre}
          </Button>
        )}
      </Stack>
    </Row>
  );
}

/** The reasons why a cuenta's use does not fit a plan; empty when it fits. The server checks it too. */
function motivosDeRechazo(plan: Plan, uso: Uso): string[] {
  const lugares = lugaresUsados(uso);
  return [
    ...(lugares > plan.miembros
      ? [
          `Admite ${integrantes(plan.miembros)} y ${uso.invitaciones > 0 ? 'con las invitaciones pendientes ' : ''}hay ${lugares}.`,
        ]
      : []),
    ...(uso.almacenamientoBytes !== null && uso.almacenamientoBytes > plan.almacenamientoBytes
      ? [`Admite ${formatBytes(plan.almacenamientoBytes)} y se usan ${formatBytes(uso.almacenamientoBytes)}.`]
      : []),
  ];
}
