import { type ReactNode, useState } from 'react';
import type { RevisionContactosDto } from '../../../../api/generated/contactos';
import { Button } from '../../../../components/button';
import { Radio } from '../../../../components/checkbox';
import { DialogActions, DialogBody } from '../../../../components/dialog-frame';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { formatEntero } from '../../../../lib/numeros';
import styles from './decidir.module.css';
import { type Eleccion, type Elecciones, eleccionDe, eleccionOptions } from './elecciones';
import { FilasRepetidas } from './repeated-rows';

interface DecidirRepetidosProps {
  revision: RevisionContactosDto;
  /** The choices when the form opens. */
  elecciones: Elecciones;
  /** Why the import was refused. */
  problema: string | null;
  onImport: (elecciones: Elecciones) => void;
  onBack: () => void;
}

const ayudas: Record<Eleccion, string> = {
  combinar: 'Completa lo que le falta al contacto y suma correos, teléfonos y etiquetas. No reemplaza nada.',
  omitir: 'Deja el contacto como está.',
  agregar: 'Crea otro contacto.',
};

/** Asks what to do with the rows whose contact exists already: with all rows at once, and with each row. */
export function DecidirRepetidos({ revision, elecciones, problema, onImport, onBack }: DecidirRepetidosProps) {
  const [{ deTodas, porFila }, setElecciones] = useState(elecciones);
  return (
    <>
      <DialogBody>
        <p role="status">{encontradosTexto(revision)}</p>
        {problema && (
          <Text as="p" tone="danger" role="alert">
            {problema}
          </Text>
        )}
        {revision.repetidos.some(({ propuesta }) => propuesta === 'agregar') && (
          <p>Quien se parece a un contacto y tiene algo distinto se agrega, salvo que elija otra cosa en su fila.</p>
        )}
        <Stack as="fieldset" gap={1}>
          <Text as="legend" marginBottom={2} size="md" weight="strong">
            Qué hacer con todas ellas
          </Text>
          {eleccionOptions.map(({ value, label }) => (
            <Choice
              key={value}
              isChosen={value === deTodas}
              ayuda={ayudas[value]}
              onChoose={() => setElecciones({ deTodas: value, porFila: {} })}
            >
              {label}
            </Choice>
          ))}
        </Stack>
        <FilasRepetidas
          filas={revision.repetidos}
          eleccionDe={(fila) => eleccionDe({ deTodas, porFila }, fila)}
          onChoose={(fila, eleccion) => setElecciones({ deTodas, porFila: { ...porFila, [fila]: eleccion } })}
        />
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onBack}>
          Elegir otro archivo
        </Button>
        <Button variant="contained" onClick={() => onImport({ deTodas, porFila })}>
          Importar
        </Button>
      </DialogActions>
    </>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  ayuda: string;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ isChosen, ayuda, onChoose, children }: ChoiceProps) {
  return (
    <Row as="label" pad={[2, 3]} gap={3} align="start" round="md" hover className={styles.choice}>
      <Radio name="repetidos" checked={isChosen} onChange={onChoose} />
      <span>
        <Text block weight="medium" breaks>
          {children}
        </Text>
        <Text block size="sm" tone="soft" breaks>
          {ayuda}
        </Text>
      </span>
    </Row>
  );
}

function encontradosTexto({ contactos, repetidos }: RevisionContactosDto): string {
  if (contactos === 1) return 'El contacto del archivo ya existe o se parece a otro. Elija qué hacer con él.';
  const total = formatEntero(contactos);
  return repetidos.length === 1
    ? `De las ${total} filas del archivo, 1 ya existe o se parece a un contacto.`
    : `De las ${total} filas del archivo, ${formatEntero(repetidos.length)} ya existen o se parecen a un contacto.`;
}
