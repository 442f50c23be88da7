import { Banknote, CircleCheck, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CartesianChart } from '../../../components/charts/cartesian-chart';
import { ChartCard } from '../../../components/charts/chart-card';
import type { ChartData } from '../../../components/charts/chart-data';
import { PeriodSwitch } from '../../../components/charts/period-switch';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Fact } from '../../../components/facts';
import { latePanel } from '../../../components/late-panel';
import { Card, Row, Stack, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { formatMes } from '../../../lib/fechas';
import { nombreDeMoneda } from '../../../lib/monedas';
import { contar, formatCompacto } from '../../../lib/numeros';
import { useUrlState } from '../../../lib/use-url-state';
import { usePais } from '../../../session/use-pais';
import { usePermiso } from '../../../session/use-permiso';
import styles from './finanzas.module.css';
import { type Finanzas, type Resumen, useFinanzasFindPanelQuery } from './finanzas-api';
import { dinero, mesCorto } from './formato';
import { OperacionesCard } from './operaciones-card';
import { schema } from './orden';
import { diasDe, PeriodoBar } from './periodo-bar';
import { PeriodoCifras } from './periodo-cifras';
import { PresupuestoCard } from './presupuesto-card';

const { Panel: PresupuestoDialog } = latePanel(async () => (await import('./presupuesto-dialog')).PresupuestoDialog);

/** The amounts of the operations of the office. People who may not see them read that instead. */
export function FinanzasPage() {
  const canSee = usePermiso('finanzas.ver');
  return (
    <>
      <PageHeader
        title="Finanzas"
        subtitle="Los montos de las operaciones de las carpetas que usted ve. No son honorarios ni dinero de la oficina."
      />
      {canSee ? (
        <Cifras />
      ) : (
        <EmptyState
          Icon={Banknote}
          title="Su rol no permite ver los montos"
          text="Los ven los titulares, adscriptos y oficiales de la oficina."
        />
      )}
    </>
  );
}

function Cifras() {
  const [{ moneda, orden, direccion, ...periodo }, change] = useUrlState(schema);
  const dias = diasDe(periodo);
  const { currentData: finanzas, error, refetch } = useFinanzasFindPanelQuery({ moneda: moneda ?? undefined, ...dias });
  const [isEditing, setIsEditing] = useState(false);
  const canAdminister = usePermiso('finanzas.administrar');
  const format = dinero(finanzas?.moneda ?? 'ARS', usePais());
  const monedas = [...new Set([...(finanzas?.monedas ?? []), ...(moneda ? [moneda] : [])])];
  return (
    <>
      <Row marginBottom={4} gap={2} align="center" justify="between" wrap minHeight={36}>
        <PeriodoBar periodo={periodo} onChange={change} />
        {monedas.length === 1 && (
          <Text as="p" size="sm" tone="soft" className={styles.moneda}>
            {nombreDeMoneda(monedas[0]!)}
          </Text>
        )}
        {monedas.length > 1 && (
          <PeriodSwitch
            label="Moneda"
            options={monedas.map((value) => ({ value, label: value }))}
            value={finanzas?.moneda ?? moneda ?? ''}
            onChange={(value) => change({ moneda: value })}
          />
        )}
      </Row>
      {error && !finanzas ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <PeriodoCifras finanzas={finanzas} format={format} />
          <Stack gap={5} marginTop={5} className={styles.page}>
            <ResumenCard title="El mes pasado" resumen={finanzas?.previousStatement} format={format} />
            <ResumenCard title="Este mes" resumen={finanzas?.currentStatement} format={format} />
            <ChartCard
              className={styles.ancho}
              title="Montos por mes"
              subtitle="Lo que se firmó en cada mes, y lo que de eso ya se entregó."
              data={finanzas && toChart(finanzas)}
              format={format}
              emptyText="En los últimos doce meses no se firmó ninguna operación con monto en esta moneda."
              footer={finanzas && <Promedios finanzas={finanzas} format={format} />}
            >
              {(data) => (
                <CartesianChart
                  data={data}
                  label="Montos por mes"
                  format={format}
                  formatAxis={formatCompacto}
                  hasDecimals
                />
              )}
            </ChartCard>
            <PresupuestoCard
              finanzas={finanzas}
              format={format}
              onEdit={canAdminister ? () => setIsEditing(true) : undefined}
            />
            <OperacionesCard
              finanzas={finanzas}
              sort={{ id: orden, direction: direccion }}
              onSort={(sort) => change(sort, { replace: true })}
            />
          </Stack>
        </>
      )}
      {isEditing && finanzas && (
        <PresupuestoDialog presupuesto={finanzas.presupuesto} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

function toChart({ accountBalance: { series } }: Finanzas): ChartData {
  const days = (series[0]?.data ?? []).map(({ x }) => x);
  return {
    heading: 'Mes',
    labels: days.map(formatMes),
    ticks: days.map(mesCorto),
    series: series.map(({ name, data }) => ({ name, values: data.map(({ y }) => y), kind: 'area' })),
  };
}

function Promedios({ finanzas: { accountBalance }, format }: { finanzas: Finanzas; format: (n: number) => string }) {
  return (
    <Stack as="dl" gap={[3, 4]} margin={0} line="top" padTop={4} className={styles.figures}>
      <Cifra name="Promedio de un mes">{format(accountBalance.ami)}</Cifra>
      <Cifra name="Últimos seis meses, contra los seis anteriores">{percent.format(accountBalance.growRate)} %</Cifra>
    </Stack>
  );
}

interface ResumenCardProps {
  title: string;
  /** The amounts of the month; undefined while they load. */
  resumen: Resumen | undefined;
  format: (value: number) => string;
}

/** The amounts of the escrituras signed in a month, and the part that is still to be delivered. */
function ResumenCard({ title, resumen, format }: ResumenCardProps) {
  const isPaid = resumen?.status === 'paid';
  const Icon = isPaid ? CircleCheck : Clock;
  return (
    <Card
      as="section"
      flow="stack"
      packed
      gap={4}
      shrinks
      pad={5}
      className={`${styles.card} ${styles.resumen}`}
      aria-label={title}
    >
      <Row as="header" align="baseline" justify="between" wrap gap={2}>
        <Text as="h2" size="lg" weight="strong">
          {title}
        </Text>
        {resumen && (
          <Text as="p" size="sm" tone="soft">
            {resumen.date}
          </Text>
        )}
      </Row>
      {!resumen && <LoadingSkeleton rows={2} />}
      {resumen && (
        <>
          <Row as="p" align="center" gap={2} size="sm" className={styles.estado} data-status={resumen.status}>
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {estadoText(resumen)}
          </Row>
          <Stack as="dl" gap={[3, 4]} margin={0} className={styles.figures}>
            <Cifra name="Firmado">{format(resumen.spent)}</Cifra>
            <Cifra name="Por entregar">{format(resumen.minimum)}</Cifra>
            <Cifra name="Límite del mes">{format(resumen.limit)}</Cifra>
          </Stack>
        </>
      )}
    </Card>
  );
}

function Cifra({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Fact name={name} nameSize="xs" weight="medium" numeric>
        {children}
      </Fact>
    </div>
  );
}

function estadoText({ carpetas, status }: Resumen): string {
  if (carpetas === 0) return 'Sin operaciones firmadas';
  const signed = contar(carpetas, 'operación firmada', 'operaciones firmadas');
  return status === 'paid' ? `${signed}, todo entregado` : `${signed}, queda por entregar`;
}
