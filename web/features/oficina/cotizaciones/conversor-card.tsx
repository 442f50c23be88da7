import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { CODIGOS, MONEDAS } from '../../../../server/vocabulario/monedas';
import { apiMessage } from '../../../api/api-message';
import { HintButton } from '../../../components/hint-button';
import { Stack, Text } from '../../../components/layout/layout';
import { DateInput } from '../../../components/ui/date-input';
import { Input } from '../../../components/ui/input';
import { Select } from '../../../components/ui/select';
import { formatFecha } from '../../../lib/fechas';
import { useDebounced } from '../../../lib/use-debounced';
import styles from './cotizaciones.module.css';
import { type Conversion, useCotizacionesConvertQuery } from './cotizaciones-api';
import { Tarjeta } from './cotizaciones-card';
import { formatCantidad, formatValor } from './formato';

const options = CODIGOS.map((value) => ({ value, label: `${value} · ${MONEDAS[value].nombre}` }));
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * Converts an amount in both directions, and names the rate and its day.
 * @param moneda the currency of the cuenta
 */
export function ConversorCard({ moneda }: { moneda: string | undefined }) {
  const [monto, setMonto] = useState('1');
  const [de, setDe] = useState('USD');
  const [chosen, setA] = useState<string>();
  const [dia, setDia] = useState('');
  const a = chosen ?? (moneda === 'USD' ? 'EUR' : (moneda ?? 'ARS'));
  const asked = useDebounced(monto.trim());
  const isWrongDay = dia !== '' && !isDay(dia);
  const { currentData, error } = useCotizacionesConvertQuery(
    { monto: asked, de, a, ...(dia && { dia }) },
    { skip: asked === '' || isWrongDay || !moneda, refetchOnMountOrArgChange: true },
  );
  const swap = () => {
    setDe(a);
    setA(de);
  };
  return (
    <Tarjeta id="conversor" title="Conversor">
      <Input
        label="Monto"
        inputMode="decimal"
        autoComplete="off"
        className={styles.mono}
        value={monto}
        onChange={({ target }) => setMonto(target.value)}
        error={error && asked !== '' ? apiMessage(error) : undefined}
      />
      <Stack align="end" gap={2} className={styles.monedas}>
        <Select label="De" options={options} value={de} onChange={(value) => setDe(String(value))} />
        <HintButton label="Invertir las monedas" onClick={swap}>
          <ArrowLeftRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
        <Select label="A" options={options} value={a} onChange={(value) => setA(String(value))} />
      </Stack>
      <DateInput
        label="Día"
        help="Vacío: con las últimas."
        value={dia}
        onChange={setDia}
        error={isWrongDay ? 'Escriba un día como 31/12/2026.' : undefined}
      />
      <Stack role="status" pad={[3, 4]} gap={1} round="md" fill="sunken" className={styles.resultado}>
        {currentData && !error && <Resultado conversion={currentData} a={a} />}
      </Stack>
    </Tarjeta>
  );
}

function Resultado({ conversion: { resultado, tramos }, a }: { conversion: Conversion; a: string }) {
  if (resultado === null) return <p>No hay una cotización del último año que lleve de una a la otra.</p>;
  return (
    <>
      <Text as="p" size="xl" weight="strong" breaks className={styles.monto}>
        {formatCantidad(resultado, a)}
      </Text>
      {tramos.map(({ moneda, base, dia, valor }) => (
        <Text key={`${moneda}${base}`} as="p" size="xs" tone="soft" className={styles.tramo}>
          1 {moneda} = {formatValor(valor)} {base}, del {formatFecha(dia)}
        </Text>
      ))}
    </>
  );
}
