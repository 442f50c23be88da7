import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../../components/form/text-field';
import styles from './contacto-form.module.css';
import { type ContactoValues, emptyCorreo } from './contacto-values';
import { FilasField } from './filas-field';

/** The e-mails, a row each. */
export function CorreosFields() {
  const { control } = useFormContext<ContactoValues>();
  return (
    <FilasField
      name="emails"
      legend="Correos electrónicos"
      noun="correo"
      rowClass={styles.correo}
      empty={emptyCorreo}
      example="Trabajo"
      fieldOf={(index) => `emails.${index}.email`}
    >
      {(index) => (
        <TextField
          control={control}
          name={`emails.${index}.email`}
          placeholder="nombre@ejemplo.com"
          autoComplete="off"
          type="email"
          aria-label={`Correo electrónico ${index + 1}`}
        />
      )}
    </FilasField>
  );
}
