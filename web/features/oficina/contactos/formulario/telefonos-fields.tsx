import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../../components/form/text-field';
import type { Pais } from '../contactos-api';
import styles from './contacto-form.module.css';
import { type ContactoValues, emptyTelefono } from './contacto-values';
import { FilasField } from './filas-field';
import { PaisField } from './pais-field';

interface TelefonosFieldsProps {
  paises: readonly Pais[];
  /** The country of the cuenta, proposed for new phones. */
  pais: string;
}

/** The phones, a row each. */
export function TelefonosFields({ paises, pais }: TelefonosFieldsProps) {
  const { control } = useFormContext<ContactoValues>();
  return (
    <FilasField
      name="phoneNumbers"
      legend="Teléfonos"
      noun="teléfono"
      rowClass={styles.telefono}
      empty={emptyTelefono(pais)}
      example="Móvil"
      fieldOf={(index) => `phoneNumbers.${index}.phoneNumber`}
    >
      {(index) => (
        <>
          <div className={styles.pais}>
            <PaisField
              name={`phoneNumbers.${index}.country`}
              label={`País del teléfono ${index + 1}`}
              paises={paises}
            />
          </div>
          <TextField
            control={control}
            name={`phoneNumbers.${index}.phoneNumber`}
            placeholder="Número"
            autoComplete="off"
            type="tel"
            aria-label={`Teléfono ${index + 1}`}
          />
        </>
      )}
    </FilasField>
  );
}
