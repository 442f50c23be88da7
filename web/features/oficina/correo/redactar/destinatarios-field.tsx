import { type Ref, useState } from 'react';
import { Stack } from '../../../../components/layout/layout';
import { ChipsCombobox } from '../../../../components/ui/chips-combobox';
import { useDebounced } from '../../../../lib/use-debounced';
import { useCorreosFindDestinatariosQuery } from './borradores-api';
import { destinatarioIn, partesDe, problemaDe, sinRepetir, textoDe } from './direcciones';
import type { Destinatario } from './fields';
import styles from './redactor.module.css';

interface DestinatariosFieldProps {
  label: string;
  value: readonly Destinatario[];
  /** The typed texts that are no recipients. */
  malos: readonly string[];
  onChange: (value: Destinatario[], malos: string[]) => void;
  onBlur?: () => void;
  /** Called with the typed text that is not a chip yet. */
  onTyped: (texto: string) => void;
  error?: string;
  isDisabled: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The recipients as chips, with suggestions while the person types. A text that is no address is red, and says why. */
export function DestinatariosField({ value, malos, onChange, onTyped, ...field }: DestinatariosFieldProps) {
  const [texto, setTexto] = useState('');
  const buscar = useDebounced(texto.trim(), 150);
  const { currentData: hallados = [] } = useCorreosFindDestinatariosQuery({ buscar }, { skip: buscar === '' });
  // Suggestions for an earlier text are not offered.
  const isOffered = buscar !== '' && buscar === texto.trim();
  return (
    <div className={styles.linea}>
      <ChipsCombobox
        {...field}
        isOpenEnded
        split={partesDe}
        problemOf={problemaDe}
        options={isOffered ? hallados.map(textoDe) : []}
        values={[...value.map(textoDe), ...malos]}
        onSearch={(typed) => {
          setTexto(typed);
          onTyped(typed);
        }}
        // With a whole address, Enter takes the typed address and not the first suggestion.
        takesFirst={(typed) => destinatarioIn(typed) === null}
        toLabel={corto}
        renderOption={(option) => <Opcion texto={option} />}
        onChange={(texts) => {
          const all = texts.map((text) => destinatarioIn(text) ?? text);
          const good = all.filter((one) => typeof one !== 'string');
          onChange(
            sinRepetir(good),
            all.filter((one) => typeof one === 'string'),
          );
        }}
      />
    </div>
  );
}

/** The name alone, or else the whole text. */
const corto = (texto: string) => destinatarioIn(texto)?.nombre || texto;

function Opcion({ texto }: { texto: string }) {
  const { nombre, direccion } = destinatarioIn(texto) ?? { nombre: '', direccion: texto };
  return (
    <Stack as="span" className={styles.opcion}>
      {nombre || direccion}
      {nombre && <small>{direccion}</small>}
    </Stack>
  );
}
