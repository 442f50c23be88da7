import { ArrowUp, Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { CODIGOS, MONEDAS, monedaNombre } from '../../../../server/vocabulario/monedas';
import { apiMessage } from '../../../api/api-message';
import { Button } from '../../../components/button';
import { FormDialog } from '../../../components/form-dialog';
import { HintButton } from '../../../components/hint-button';
import { PlainList, Row, Stack } from '../../../components/layout/layout';
import { useToast } from '../../../components/toast-actions';
import { Alert } from '../../../components/ui/alert';
import { Select } from '../../../components/ui/select';
import styles from './cotizaciones.module.css';
import { type Panel, type Par, useCotizacionesFollowMutation } from './cotizaciones-api';
import { parText } from './direccion';

const options = CODIGOS.map((value) => ({ value, label: `${value} · ${MONEDAS[value].nombre}` }));
const most = 20;

/** Chooses the pairs that the person follows, and their order. */
export function ElegirDialog({ panel, onClose }: { panel: Panel; onClose: () => void }) {
  const [pares, setPares] = useState<Par[]>(panel.watchlist.map(({ iso, base }) => ({ moneda: iso, base })));
  const [moneda, setMoneda] = useState('EUR');
  const [base, setBase] = useState(panel.moneda);
  const [follow, { isLoading, error }] = useCotizacionesFollowMutation();
  const toast = useToast();
  const added = { moneda, base };
  const isThere = pares.some((par) => parText(par) === parText(added));
  const canAdd = !isThere && moneda !== base && pares.length < most;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error: failed } = await follow({ seguidasDto: { pares } });
    if (failed) return;
    toast('Se guardó qué monedas se siguen');
    onClose();
  };
  return (
    <FormDialog
      title="Monedas que se siguen"
      submitLabel="Guardar"
      isSubmitting={isLoading}
      isOff={pares.length === 0}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {error && <Alert severity="error">{apiMessage(error)}</Alert>}
      <p>Las ve solo usted, en este orden. Las cotizaciones de las que quite no se pierden.</p>
      <PlainList flow="stack" className={styles.pares} aria-label="Monedas elegidas">
        {pares.map((par, i) => (
          <Row
            as="li"
            padY={2}
            gap={3}
            align="center"
            justify="between"
            minHeight={52}
            line="bottom"
            key={parText(par)}
          >
            <span>
              {monedaNombre(par.moneda)} en {par.base}
            </span>
            <HintButton
              label={`Subir ${monedaNombre(par.moneda)}`}
              size="small"
              aria-disabled={i === 0}
              onClick={() => setPares(pares.toSpliced(i, 1).toSpliced(i - 1, 0, par))}
            >
              <ArrowUp size={16} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
            <HintButton
              label={`Quitar ${monedaNombre(par.moneda)}`}
              size="small"
              hintAlign="end"
              onClick={() => setPares(pares.toSpliced(i, 1))}
            >
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
          </Row>
        ))}
      </PlainList>
      <Stack align="end" gap={2} className={styles.agregar}>
        <Select label="Moneda" options={options} value={moneda} onChange={(value) => setMoneda(String(value))} />
        <Select label="Se cotiza en" options={options} value={base} onChange={(value) => setBase(String(value))} />
        <Button
          variant="outlined"
          startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          aria-disabled={!canAdd}
          onClick={() => setPares([...pares, added])}
        >
          Agregar
        </Button>
      </Stack>
    </FormDialog>
  );
}
