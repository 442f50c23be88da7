import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { CartesianChart } from '../../../../components/charts/cartesian-chart';
import { ChartCard } from '../../../../components/charts/chart-card';
import { FigureTile } from '../../../../components/charts/figure-tile';
import { Sparkline } from '../../../../components/charts/sparkline';
import { ErrorState } from '../../../../components/error-state';
import { Box, Stack } from '../../../../components/layout/layout';
import { hoyEnLaCuenta, plusDays } from '../../../../lib/fechas';
import { formatCompacto, formatEntero, formatMonto } from '../../../../lib/numeros';
import { selectPais } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { carpetasCon, carpetasPorFirmar } from '../../../expediente/carpetas/public/direcciones';
import styles from '../paneles.module.css';
import { type MontosDeOficina, usePanelesFindMontosQuery } from '../paneles-api';

/** The amounts of the escrituras, by acto and period. */
export function Montos() {
  const pais = useAppSelector(selectPais);
  const { data, error, refetch } = usePanelesFindMontosQuery(undefined, { refetchOnMountOrArgChange: 10 });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const format = (amount: string | number) => formatMonto(String(amount), moneda, pais);
  const hoy = hoyEnLaCuenta();
  const anio = `${hoy.slice(0, 4)}-01-01`;
  const moneda = data?.moneda ?? 'ARS';
  const tile = (label: string, periods: readonly Periodo[] | undefined, name: string) => {
    const [before, last] = periods?.slice(-2) ?? [];
    return (
      <FigureTile
        label={label}
        to={last && carpetasCon('firmada', last.desde, hoy, { moneda })}
        value={last && format(last.firmado)}
        note={
          before &&
          last && (
            <Link to={carpetasCon('firmada', before.desde, plusDays(last.desde, -1), { moneda })}>
              {name}: {format(before.firmado)}
            </Link>
          )
        }
      >
        {periods && <Sparkline values={periods.map(({ firmado }) => Number(firmado))} />}
      </FigureTile>
    );
  };
  return (
    <>
      <Box as="p" marginBottom={5} tone="soft" className={styles.explained}>
        Suman los montos de las carpetas que usted ve, en la moneda de la oficina{data && ` (${data.moneda})`}: no son
        honorarios.
        {data && data.otrasMonedas.length > 0 && <OtrasMonedas otras={data.otrasMonedas} anio={anio} hoy={hoy} />}
      </Box>
      <Stack marginBottom={6} gap={4} className={styles.tiles3}>
        {tile('Firmado esta semana', data?.semanas, 'La anterior')}
        {tile('Firmado este mes', data?.meses, 'El anterior')}
        {tile('Firmado este año', data?.anios, 'El anterior')}
      </Stack>
      <ChartCard
        title="Montos por acto"
        subtitle="Lo firmado en el año, y lo que falta firmar"
        data={
          data && {
            heading: 'Acto',
            labels: data.actos.map(({ acto }) => acto),
            series: [
              {
                name: 'Firmado',
                kind: 'column',
                values: data.actos.map(({ firmado }) => Number(firmado)),
                links: data.actos.map(({ id }) => carpetasCon('firmada', anio, hoy, { acto: id, moneda })),
              },
              {
                name: 'Por firmar',
                kind: 'column',
                values: data.actos.map(({ porFirmar }) => Number(porFirmar)),
                links: data.actos.map(({ id }) => carpetasPorFirmar({ acto: id, moneda })),
              },
            ],
          }
        }
        format={format}
        emptyText="Ninguna carpeta de este año tiene un monto."
        height={300}
      >
        {(chart) => (
          <CartesianChart
            data={chart}
            label="Montos por acto"
            format={format}
            formatAxis={formatCompacto}
            height={260}
            isStacked
            hasDecimals
          />
        )}
      </ChartCard>
    </>
  );
}

type Periodo = MontosDeOficina['semanas'][number];

interface OtrasMonedasProps {
  otras: MontosDeOficina['otrasMonedas'];
  /** The first and the last day of the signatures that count. */
  anio: string;
  hoy: string;
}

/**
 * How many carpetas are left out because their amounts are in other currencies. Each number leads to these carpetas.
 */
function OtrasMonedas({ otras, anio, hoy }: OtrasMonedasProps) {
  const partes = otras.flatMap(({ moneda, firmadas, porFirmar }) => [
    {
      moneda,
      total: firmadas,
      what: firmadas === 1 ? 'firmada' : 'firmadas',
      to: carpetasCon('firmada', anio, hoy, { moneda }),
    },
    { moneda, total: porFirmar, what: 'por firmar', to: carpetasPorFirmar({ moneda }) },
  ]);
  return (
    <>
      {' '}
      Quedan fuera las que están en otra moneda:{' '}
      {partes
        .filter(({ total }) => total > 0)
        .map(({ moneda, total, what, to }, place) => (
          <Fragment key={to}>
            {place > 0 && ', '}
            <Link to={to}>
              {formatEntero(total)} {what}
            </Link>{' '}
            en {moneda}
          </Fragment>
        ))}
      .
    </>
  );
}
