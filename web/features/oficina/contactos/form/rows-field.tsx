import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldPath, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../../components/button';
import { TextField } from '../../../../components/form/text-field';
import { HintButton } from '../../../../components/hint-button';
import { Stack, Text } from '../../../../components/layout/layout';
import styles from './contacto-form.module.css';
import type { ContactoValues } from './contacto-values';

/** The most rows that the server accepts. */
const maxFilas = 20;

interface FilasFieldProps<Name extends 'emails' | 'phoneNumbers'> {
  name: Name;
  legend: string;
  /** The noun for a row, such as «correo». */
  noun: string;
  rowClass: string | undefined;
  empty: ContactoValues[Name][number];
  /** The placeholder of a row's label, such as «Trabajo». */
  example: string;
  /** The field of a row that takes the focus. */
  fieldOf: (index: number) => FieldPath<ContactoValues>;
  /** The fields of a row, except its label. */
  children: (index: number) => ReactNode;
}

/** The e-mails or the phones of a contact, each in a row. */
export function FilasField<Name extends 'emails' | 'phoneNumbers'>(props: FilasFieldProps<Name>) {
  const { name, legend, noun, rowClass, empty, example, fieldOf, children } = props;
  const { control, setFocus } = useFormContext<ContactoValues>();
  const { fields, append, remove } = useFieldArray<ContactoValues, 'emails' | 'phoneNumbers'>({ control, name });
  const take = (index: number) => {
    // The button disappears with its row, so the focus moves to the row beside it.
    setFocus(fieldOf(index === 0 ? 1 : index - 1));
    remove(index);
  };
  return (
    <Stack as="fieldset" gap={2} shrinks bounded>
      <Text as="legend" marginBottom="2px" size="sm" weight="medium">
        {legend}
      </Text>
      {fields.map(({ id }, index) => (
        <div key={id} className={rowClass}>
          {children(index)}
          <TextField
            control={control}
            name={`${name}.${index}.label`}
            placeholder={example}
            autoComplete="off"
            aria-label={`Para qué se usa el ${noun} ${index + 1}`}
          />
          {fields.length > 1 && (
            <HintButton label={`Quitar el ${noun} ${index + 1}`} hintAlign="end" onClick={() => take(index)}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
          )}
        </div>
      ))}
      {fields.length < maxFilas && (
        <Button
          className={styles.add}
          size="small"
          color="primary"
          startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => append(empty, { focusName: fieldOf(fields.length) })}
        >
          Agregar otro {noun}
        </Button>
      )}
    </Stack>
  );
}
