import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/form/text-field';
import { HintButton } from '../../../components/hint-button';
import type { Pais } from '../contactos-api';
import styles from './contacto-form.module.css';
import { type ContactoValues, emptyTelefono } from './contacto-values';
import { PaisField } from './pais-field';

const most = 20;

interface TelefonosFieldsProps {
  paises: readonly Pais[];
  /** The country of the cuenta, where most phones are. */
  pais: string;
}

/** The phones, a row each. */
export function TelefonosFields({ paises, pais }: TelefonosFieldsProps) {
  const { control, setFocus } = useFormContext<ContactoValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'phoneNumbers' });
  const take = (index: number) => {
    // The button goes with its row: the keyboard goes on in the one beside it.
    setFocus(`phoneNumbers.${index === 0 ? 1 : index - 1}.phoneNumber`);
    remove(index);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Teléfonos</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.telefono}>
          <PaisField name={`phoneNumbers.${index}.country`} label={`País del teléfono ${index + 1}`} paises={paises} />
          <TextField
            control={control}
            name={`phoneNumbers.${index}.phoneNumber`}
            placeholder="Número"
            autoComplete="off"
            type="tel"
            slotProps={{ htmlInput: { 'aria-label': `Teléfono ${index + 1}` } }}
          />
          <TextField
            control={control}
            name={`phoneNumbers.${index}.label`}
            placeholder="Móvil"
            autoComplete="off"
            slotProps={{ htmlInput: { 'aria-label': `Para qué se usa el teléfono ${index + 1}` } }}
          />
          {fields.length > 1 && (
            <HintButton label={`Quitar el teléfono ${index + 1}`} hintAlign="end" onClick={() => take(index)}>
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
          onClick={() => append(emptyTelefono(pais), { focusName: `phoneNumbers.${fields.length}.phoneNumber` })}
        >
          Agregar otro teléfono
        </Button>
      )}
    </fieldset>
  );
}
