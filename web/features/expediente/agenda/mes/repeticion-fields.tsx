import { useEffect } from 'react';
import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import {
  CADA,
  type Cada,
  DIAS_DE_SEMANA,
  diaDeSemana,
  repeticionEnTexto,
} from '../../../../../server/vocabulario/repeticion';
import { DateField } from '../../../../components/form/date-field';
import { FieldPair } from '../../../../components/form/field-pair';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { Row, Text } from '../../../../components/layout/layout';
import { Segments } from '../../../../components/segments';
import { capital } from '../../../../lib/capital';
import { isFecha } from '../../../../lib/fecha-escrita';
import styles from './agenda-page.module.css';
import { type Campos, VECES } from './evento-fields';

const fines = [
  { value: 'veces', label: 'Después de varias veces' },
  { value: 'hasta', label: 'Un día' },
];

/** How a new event repeats, and until when. */
export function RepeticionFields({ form: { control, getValues, setValue } }: { form: UseFormReturn<Campos> }) {
  const [repite, fin, dia] = useWatch({ control, name: ['repite', 'repiteFin', 'dia'] });
  const inicio = isFecha(dia) && dia !== '' ? dia : null;
  useEffect(() => {
    // Ten years are more than a series may last.
    if (repite === 'anio' && getValues('repiteVeces') === VECES) setValue('repiteVeces', '3');
  }, [repite, getValues, setValue]);
  return (
    <>
      <SelectField
        control={control}
        name="repite"
        label="Se repite"
        emptyLabel="No se repite"
        options={CADA.map((cada) => ({ value: cada, label: labelOf(cada, inicio) }))}
      />
      {repite === 'semana' && <DiasDeSemana control={control} inicio={inicio} />}
      {repite !== '' && (
        <FieldPair>
          <SelectField control={control} name="repiteFin" label="Termina" options={fines} />
          {fin === 'hasta' ? (
            <DateField control={control} name="repiteHasta" label="Último día" required />
          ) : (
            <TextField
              control={control}
              name="repiteVeces"
              label="Veces"
              inputMode="numeric"
              autoComplete="off"
              required
            />
          )}
        </FieldPair>
      )}
    </>
  );
}

function labelOf(cada: Cada, inicio: string | null): string {
  if (cada === 'semana') return 'Cada semana';
  const words = { dia: 'Cada día', lunes_a_viernes: 'De lunes a viernes', mes: 'Cada mes', anio: 'Cada año' };
  const plain = cada === 'mes_por_semana' ? 'Cada mes, por su semana' : words[cada];
  return inicio ? capital(repeticionEnTexto({ cada, inicio })) : plain;
}

/** The weekdays of a weekly event. Without a choice it is the one of its day. */
function DiasDeSemana({ control, inicio }: { control: Control<Campos>; inicio: string | null }) {
  const { field } = useController({ control, name: 'repiteDias' });
  const chosen = field.value.length === 0 && inicio ? [diaDeSemana(inicio)] : field.value;
  const toggle = (day: number) => {
    const others = chosen.filter((one) => one !== day);
    // A weekly event has at least one day.
    if (others.length > 0 || !chosen.includes(day)) {
      field.onChange(chosen.includes(day) ? others : [...chosen, day].toSorted());
    }
  };
  return (
    <Row align="center" justify="between" wrap gap={2}>
      <Text size="sm" weight="medium">
        Qué días
      </Text>
      <Segments className={styles.semana} aria-label="Qué días">
        {DIAS_DE_SEMANA.map((nombre, index) => (
          <button
            key={nombre}
            type="button"
            aria-label={capital(nombre)}
            aria-pressed={chosen.includes(index + 1)}
            onClick={() => toggle(index + 1)}
          >
            {nombre === 'miércoles' ? 'X' : nombre[0]?.toUpperCase()}
          </button>
        ))}
      </Segments>
    </Row>
  );
}
