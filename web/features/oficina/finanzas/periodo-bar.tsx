import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { PeriodSwitch } from '../../../components/charts/period-switch';
import { FechasDialog } from '../../../components/filter/fechas-dialog';
import { HintButton } from '../../../components/hint-button';
import { Row, Text } from '../../../components/layout/layout';
import { formatFecha, hoyEnLaCuenta } from '../../../lib/fechas';
import type { ChangeUrl, UrlState } from '../../../lib/use-url-state';
import type { schema } from './orden';
import { type Dias, type Largo, moverPeriodo, periodoDe, problemaDe, tituloDe } from './periodo';

type Periodo = Pick<UrlState<typeof schema>, 'periodo' | 'desde' | 'hasta'>;

const largos = [
  { value: 'mes', label: 'Mes' },
  { value: 'trimestre', label: 'Trimestre' },
  { value: 'anio', label: 'Año' },
  { value: 'propio', label: 'Fechas…' },
] as const satisfies readonly { value: Largo; label: string }[];

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The days that an address asks for. */
export function diasDe({ periodo, desde, hasta }: Periodo): Dias {
  const dia = desde ?? hoyEnLaCuenta();
  return periodo === 'propio' ? { desde: dia, hasta: hasta ?? dia } : periodoDe(periodo, dia);
}

interface PeriodoBarProps {
  periodo: Periodo;
  onChange: ChangeUrl<typeof schema>;
}

/** Chooses the period: a month, a quarter, a year, or days of one's own. */
export function PeriodoBar({ periodo: shown, onChange }: PeriodoBarProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { periodo } = shown;
  const dias = diasDe(shown);
  const go = (step: -1 | 1) =>
    periodo !== 'propio' && onChange({ desde: moverPeriodo(periodo, dias.desde, step), hasta: null });
  return (
    <Row gap={2} align="center" wrap>
      <PeriodSwitch
        label="Período"
        options={largos}
        value={periodo}
        onChange={(value) => {
          if (value === 'propio') setIsChoosing(true);
          else onChange({ periodo: value, desde: null, hasta: null });
        }}
      />
      {periodo === 'propio' ? (
        <Button variant="outlined" size="small" onClick={() => setIsChoosing(true)}>
          {formatFecha(dias.desde)} a {formatFecha(dias.hasta)}
        </Button>
      ) : (
        <Row gap={2} align="center" wrap>
          <HintButton label="Anterior" onClick={() => go(-1)}>
            <ChevronLeft {...icon} />
          </HintButton>
          <HintButton label="Siguiente" onClick={() => go(1)}>
            <ChevronRight {...icon} />
          </HintButton>
          <Text as="h2" size="lg" weight="strong" aria-live="polite">
            {tituloDe(periodo, dias)}
          </Text>
        </Row>
      )}
      {isChoosing && (
        <FechasDialog
          {...dias}
          areRequired
          problemOf={problemaDe}
          onChosen={({ desde, hasta }) => {
            onChange({ periodo: 'propio', desde, hasta });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Row>
  );
}
