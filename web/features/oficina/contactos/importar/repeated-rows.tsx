import { useId, useState } from 'react';
import type { FilaRepetidaDto } from '../../../../api/generated/contactos';
import { Button } from '../../../../components/button';
import { Box, PlainList, Row, Text } from '../../../../components/layout/layout';
import { Select } from '../../../../components/ui/select';
import styles from './decidir.module.css';
import { type Eleccion, eleccionOptions, existenteTexto } from './elecciones';

interface FilasRepetidasProps {
  filas: readonly FilaRepetidaDto[];
  eleccionDe: (fila: FilaRepetidaDto) => Eleccion;
  onChoose: (fila: number, eleccion: Eleccion) => void;
}

/** How many rows are drawn at a time: a file may have thousands. */
const step = 50;

/** The rows whose contact exists already, each with that contact and its own choice. */
export function FilasRepetidas({ filas, eleccionDe, onChoose }: FilasRepetidasProps) {
  const id = useId();
  const [shown, setShown] = useState(step);
  const hidden = filas.length - shown;
  return (
    <section aria-labelledby={id}>
      <Text id={id} as="h3" pad={0} marginBottom={2} size="md" weight="strong">
        Una por una
      </Text>
      <PlainList round="md" bordered margin={[0, 0, 3]} lines>
        {filas.slice(0, shown).map((repetida) => (
          <Row key={repetida.fila} as="li" align="center" gap={[2, 4]} pad={[2, 3]} className={styles.row}>
            <Box grow shrinks>
              <Text block weight="medium" breaks>
                {repetida.nombre}
              </Text>
              <Text block size="sm" tone="soft" breaks>
                Fila {repetida.fila}. {existenteTexto(repetida)}
              </Text>
            </Box>
            <div className={styles.select}>
              <Select
                aria-label={`Qué hacer con la fila ${repetida.fila}, ${repetida.nombre}`}
                options={eleccionOptions}
                value={eleccionDe(repetida)}
                onChange={(value) => onChoose(repetida.fila, value as Eleccion)}
              />
            </div>
          </Row>
        ))}
      </PlainList>
      {hidden > 0 && (
        <Button onClick={() => setShown(shown + step)}>
          {hidden === 1 ? 'Mostrar 1 más' : `Mostrar ${Math.min(hidden, step)} más`}
        </Button>
      )}
    </section>
  );
}
