import { useState } from 'react';
import { PlainList, Stack, Text } from '../../../../components/layout/layout';
import { Select } from '../../../../components/ui/select';
import styles from './importar.module.css';
import type { CampoDeColumna, Revision } from './use-importar';

/** At least one of these fields is needed, because they name the persona. */
const nombres: readonly CampoDeColumna[] = ['apellidos', 'apellidosYNombre', 'razonSocial'];
const ninguno = '';

interface ColumnasProps {
  revision: Revision;
  onChange: (columnas: CampoDeColumna[]) => void;
}

/**
 * The field that each column of the file holds, which the person can change. The part is open when no column holds a
 * name.
 */
export function Columnas({ revision: { campos, columnas }, onChange }: ColumnasProps) {
  const isNamed = columnas.some(({ campo }) => nombres.includes(campo));
  const [startsOpen] = useState(!isNamed);
  const known = columnas.filter(({ campo }) => campo).length;
  const options = [
    { value: ninguno, label: 'No importar' },
    ...campos.map(({ campo, nombre }) => ({ value: campo, label: nombre })),
  ];
  const choose = (index: number, value: string | number) =>
    onChange(
      columnas.map(({ campo }, i) =>
        i === index ? (campos.find((one) => one.campo === value)?.campo ?? null) : campo,
      ),
    );

  return (
    <details className={styles.columnas} open={startsOpen || undefined}>
      <summary>
        Columnas{' '}
        <Text size="sm" weight="regular" tone="soft">
          {isNamed
            ? `${known} de ${columnas.length} reconocidas`
            : 'indique cuál tiene los apellidos o la razón social'}
        </Text>
      </summary>
      <PlainList flow="stack">
        {columnas.map(({ titulo, ejemplo, campo }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and columns keep their places
          <li key={i} className={styles.columna}>
            <Stack as="span" shrinks breaks>
              {titulo || `Columna ${i + 1}`}
              {ejemplo && (
                <Text size="sm" weight="regular" tone="soft">
                  {ejemplo}
                </Text>
              )}
            </Stack>
            <Select
              aria-label={`Qué tiene la columna ${titulo || i + 1}`}
              options={options}
              value={campo ?? ninguno}
              onChange={(value) => choose(i, value)}
            />
          </li>
        ))}
      </PlainList>
    </details>
  );
}
