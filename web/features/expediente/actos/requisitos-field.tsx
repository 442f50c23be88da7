import { GripVertical, Plus, Trash2 } from 'lucide-react';
import { type Control, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { TIPO_CERTIFICADO_NOMBRE, TIPOS_CERTIFICADO } from '../../../../server/vocabulario/tipos-certificado';
import { Button } from '../../../components/button';
import { DragArea } from '../../../components/drag/drag-area';
import { SortableItems } from '../../../components/drag/sortable-items';
import type { SortableRow } from '../../../components/drag/sortable-list';
import { SelectField } from '../../../components/form/select-field';
import { SwitchField } from '../../../components/form/switch-field';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { HintButton } from '../../../components/hint-button';
import { Row, Text } from '../../../components/layout/layout';
import { type ActoValues, sinRequisito } from './acto-values';
import styles from './actos.module.css';

const icono = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The requisitos that the acto asks of a carpeta. Dragging changes their order. */
export function RequisitosField({ form }: { form: UseFormReturn<ActoValues> }) {
  const { control, getValues } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'requisitos' });
  const placeOf = (id: string) => fields.findIndex((field) => field.id === id);
  return (
    <>
      {fields.length === 0 && (
        <Text as="p" size="sm" tone="soft" numeric>
          Este acto no pide requisitos.
        </Text>
      )}
      <DragArea onMove={({ from, to }) => move(from.index, to.index)}>
        <SortableItems
          listId="requisitos"
          label="Requisitos"
          className={styles.list}
          items={fields}
          nameOf={({ id }) => getValues(`requisitos.${placeOf(id)}.nombre`) || `requisito ${placeOf(id) + 1}`}
          isDisabled={fields.length < 2}
          renderItem={({ id }, row) => (
            <Requisito control={control} index={placeOf(id)} row={row} onRemove={() => remove(placeOf(id))} />
          )}
        />
      </DragArea>
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
    </>
  );
}

interface RequisitoProps {
  control: Control<ActoValues>;
  index: number;
  row: SortableRow;
  onRemove: () => void;
}

function Requisito({ control, index, row: { handleProps, isDragging }, onRemove }: RequisitoProps) {
  return (
    <div className={styles.requisito} data-dragging={isDragging}>
      <TextField control={control} name={`requisitos.${index}.nombre`} label={`Requisito ${index + 1}`} required />
      <TextField control={control} name={`requisitos.${index}.fuente`} label="Fuente" placeholder="Ley, artículo" />
      <TextAreaField control={control} name={`requisitos.${index}.descripcion`} label="Descripción" />
      <SelectField
        control={control}
        name={`requisitos.${index}.certificado`}
        label="Certificado que lo cumple"
        emptyLabel="Ninguno"
        options={TIPOS_CERTIFICADO.map((value) => ({ value, label: TIPO_CERTIFICADO_NOMBRE[value] }))}
      />
      <Row align="center" justify="between" wrap gap={2}>
        <SwitchField control={control} name={`requisitos.${index}.obligatorio`} label="Obligatorio para firmar" />
        <Row as="span" wrap gap={2}>
          <HintButton {...handleProps} className={styles.handle} label={`Cambiar de lugar requisito ${index + 1}`}>
            <GripVertical {...icono} />
          </HintButton>
          <HintButton label={`Quitar requisito ${index + 1}`} hintAlign="end" onClick={onRemove}>
            <Trash2 {...icono} />
          </HintButton>
        </Row>
      </Row>
    </div>
  );
}
