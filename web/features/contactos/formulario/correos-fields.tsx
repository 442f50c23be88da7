import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/form/text-field';
import { HintButton } from '../../../components/hint-button';
import styles from './contacto-form.module.css';
import { type ContactoValues, emptyCorreo } from './contacto-values';

/** As many as the server keeps. */
const most = 20;

/** The e-mails, a row each. */
export function CorreosFields() {
  const { control, setFocus } = useFormContext<ContactoValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'emails' });
  const take = (index: number) => {
    // The button goes with its row: the keyboard goes on in the one beside it.
    setFocus(`emails.${index === 0 ? 1 : index - 1}.email`);
    remove(index);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Correos electrónicos</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.correo}>
          <TextField
            control={control}
            name={`emails.${index}.email`}
            placeholder="nombre@ejemplo.com"
            autoComplete="off"
            type="email"
            slotProps={{ htmlInput: { 'aria-label': `Correo electrónico ${index + 1}` } }}
          />
          <TextField
            control={control}
            name={`emails.${index}.label`}
            placeholder="Trabajo"
            autoComplete="off"
            slotProps={{ htmlInput: { 'aria-label': `Para qué se usa el correo ${index + 1}` } }}
          />
          {fields.length > 1 && (
            <HintButton label={`Quitar el correo ${index + 1}`} hintAlign="end" onClick={() => take(index)}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
          )}
        </div>
      ))}
      {fields.length < most && (
        <Button
          className={styles.add}
          size="small"
          color="primary"
          startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => append(emptyCorreo, { focusName: `emails.${fields.length}.email` })}
        >
          Agregar otro correo
        </Button>
      )}
    </fieldset>
  );
}
