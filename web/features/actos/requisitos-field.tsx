import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Button } from '../../components/button';
import { SwitchField } from '../../components/form/switch-field';
import { TextAreaField, TextField } from '../../components/form/text-field';
import { HintButton } from '../../components/hint-button';
import { type ActoValues, sinRequisito } from './acto-values';
import styles from './actos.module.css';

const icono = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What the acto asks a carpeta for, in its order. */
export function RequisitosField({ form, canEdit }: { form: UseFormReturn<ActoValues>; canEdit: boolean }) {
  const { control } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'requisitos', keyName: 'key' });
  return (
    <>
      {fields.length === 0 && <p className={styles.nota}>Este acto no pide requisitos.</p>}
      <ol className={styles.list} aria-label="Requisitos">
        {fields.map(({ key }, index) => (
          <li key={key} className={styles.requisito}>
            <TextField
              control={control}
              name={`requisitos.${index}.nombre`}
              label={`Requisito ${index + 1}`}
              required
            />
            <TextField
              control={control}
              name={`requisitos.${index}.fuente`}
              label="Fuente"
              placeholder="Ley, artículo"
            />
            <TextAreaField control={control} name={`requisitos.${index}.descripcion`} label="Descripción" />
            <div className={styles.requisitoEnd}>
              <SwitchField control={control} name={`requisitos.${index}.obligatorio`} label="Obligatorio para firmar" />
              {canEdit && (
                <span className={styles.buttons}>
                  <HintButton
                    label={`Subir requisito ${index + 1}`}
                    aria-disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowUp {...icono} />
                  </HintButton>
                  <HintButton
                    label={`Bajar requisito ${index + 1}`}
                    aria-disabled={index === fields.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowDown {...icono} />
                  </HintButton>
                  <HintButton label={`Quitar requisito ${index + 1}`} hintAlign="end" onClick={() => remove(index)}>
                    <Trash2 {...icono} />
                  </HintButton>
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
      {canEdit && (
        <div>
          <Button
            variant="outlined"
            startIcon={<Plus {...icono} />}
            aria-disabled={fields.length >= 60}
            onClick={() => append(sinRequisito)}
          >
            Agregar requisito
          </Button>
        </div>
      )}
    </>
  );
}
