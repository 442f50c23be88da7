import { useState } from 'react';
import { fechaIlegible, isFecha } from '../../lib/fecha-escrita';
import { horaIlegible, isHora, readHora } from '../../lib/hora-escrita';
import { Button } from '../button';
import { Row, Stack } from '../layout/layout';
import { DateInput } from '../ui/date-input';
import { TimeInput } from '../ui/time-input';
import styles from './due-pill.module.css';
import { inDays, inputValues, noonOf } from './due-state';

interface DueFormProps {
  value: string | null;
  withTime?: boolean;
  /** Whether a date must stay: without it, a date can be taken away. */
  isRequired?: boolean;
  /** Whether there are buttons for the usual days, which choose at once. */
  hasUsual?: boolean;
  /** The label of the button. */
  action?: string;
  onChoose: (value: string | null) => void;
}

const quick = [
  ['Hoy', 0],
  ['Mañana', 1],
  ['Próxima semana', 7],
] as const;

/** Chooses a due date: buttons for the usual days, and a field for any other day. */
export function DueForm(props: DueFormProps) {
  const { value, withTime = false, isRequired = false, hasUsual = true, action = 'Elegir', onChoose } = props;
  const [day, setDay] = useState(value ? inputValues(value)[0] : '');
  const [isTried, setIsTried] = useState(false);
  const [time, setTime] = useState(value ? inputValues(value)[1] : '12:00');
  const iso = (of: string) => (withTime ? new Date(`${of}T${readHora(time) ?? '12:00'}:00`).toISOString() : noonOf(of));

  /** Replaces a time that is past by a later hour of today («Hoy», late in the day). */
  const notPast = (of: string) => (withTime && new Date(of) <= new Date() ? laterToday().toISOString() : of);

  return (
    <Stack
      as="form"
      gap={4}
      pad={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (day && isFecha(day) && isHora(time)) onChoose(iso(day));
      }}
    >
      {hasUsual && (
        <div className={styles.quick}>
          {quick.map(([label, days]) => (
            <Button
              key={label}
              variant="outlined"
              size="small"
              onClick={() => onChoose(notPast(iso(inputValues(inDays(days))[0])))}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <Row gap={2} className={styles.fields}>
        <DateInput
          label="Fecha"
          value={day}
          onChange={setDay}
          error={isTried && (!day || !isFecha(day)) ? fechaIlegible : undefined}
        />
        {withTime && (
          <TimeInput
            label="Hora"
            value={time}
            onChange={setTime}
            error={isTried && !isHora(time) ? horaIlegible : undefined}
          />
        )}
      </Row>
      <Row justify="end" gap={2}>
        {value && !isRequired && <Button onClick={() => onChoose(null)}>Quitar</Button>}
        <Button type="submit" variant="contained">
          {action}
        </Button>
      </Row>
    </Stack>
  );
}

/** The next full hour, or the last minute of the day. */
function laterToday(): Date {
  const later = new Date();
  if (later.getHours() < 23) later.setHours(later.getHours() + 1, 0, 0, 0);
  else later.setHours(23, 59, 0, 0);
  return later;
}
