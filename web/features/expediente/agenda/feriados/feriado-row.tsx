import { Pencil, RotateCcw, X } from 'lucide-react';
import { Button } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { Row, Text } from '../../../../components/layout/layout';
import { StatusChip } from '../../../../components/status-chip';
import styles from '../agenda.module.css';
import type { Feriado } from './feriados-api';
import { diaEnTexto } from './meses';

interface FeriadoFilaProps {
  feriado: Feriado;
  canEdit: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onRestore: () => void;
}

/** One holiday. A holiday of the calendar that the office removed stays in the list, struck through. */
export function FeriadoFila({ feriado, canEdit, onEdit, onRemove, onRestore }: FeriadoFilaProps) {
  const { dia, nombre, fuente, origen, rige } = feriado;
  return (
    <Row as="li" align="center" gap={3} padY={1} minHeight={48} className={styles.feriado} data-off={!rige}>
      <Text as="time" fixed tone="soft" numeric className={styles.dia} dateTime={dia}>
        {diaEnTexto(dia)}
      </Text>
      <Text shrinks breaks className={styles.nombre}>
        {rige ? nombre : <s>{nombre}</s>}
        {fuente !== null && (
          <Text size="sm" tone="soft">
            {' '}
            {fuente}
          </Text>
        )}
      </Text>
      {!rige && <StatusChip label="Se trabaja" hasDot={false} />}
      {rige && origen === 'propio' && <StatusChip label="De la oficina" tone="petrol" hasDot={false} />}
      {canEdit && (
        <Row as="span" marginLeft="auto" fixed>
          {rige ? (
            <>
              <HintButton size="small" hintAlign="end" label={`Cambiar el nombre de ${nombre}`} onClick={onEdit}>
                <Pencil {...icon} />
              </HintButton>
              <HintButton size="small" hintAlign="end" label={`Quitar ${nombre}`} onClick={onRemove}>
                <X {...icon} />
              </HintButton>
            </>
          ) : (
            <Button
              size="small"
              aria-label={`Volver a poner ${nombre}`}
              startIcon={<RotateCcw {...icon} />}
              onClick={onRestore}
            >
              Volver a poner
            </Button>
          )}
        </Row>
      )}
    </Row>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
