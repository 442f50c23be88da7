import { valibotResolver } from '@hookform/resolvers/valibot';
import { type RefObject, useEffect } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { Button } from '../../../../components/button';
import { ConflictoAviso } from '../../../../components/form/conflicto-notice';
import { DateField } from '../../../../components/form/date-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { SaveButton } from '../../../../components/form/save-button';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { Row, Stack } from '../../../../components/layout/layout';
import { InPlacePopup } from '../../../../components/ui/in-place-popup';
import { EscribanoField } from '../fields/escribano-field';
import { EtiquetasField } from '../fields/etiquetas-field';
import { MiembroField } from '../fields/miembro-field';
import styles from './dato-editor.module.css';
import { camposDe, type DatoEditable } from './dato-fields';
import { monedaOptions, prioridadOptions } from './editar-options';
import { type DatosCarpeta, editarSchema, toDatos } from './editar-schema';
import { useSaveDatos } from './use-save-datos';

interface DatoEditorProps {
  carpeta: CarpetaDetalleDto;
  edita: DatoEditable;
  label: string;
  /** The element that the editor lies over. */
  anchor: RefObject<HTMLElement | null>;
  /** The element that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The fields that are chosen from a list, and saved at once. */
const chosen: readonly DatoEditable[] = ['responsable', 'escribano', 'prioridad'];

/**
 * An editor for one field of a carpeta, over its place. Enter or leaving the editor saves, Escape undoes. A list opens
 * at once.
 */
export function DatoEditor({ carpeta, edita, label, anchor, opener, onClose }: DatoEditorProps) {
  const campos: readonly (keyof DatosCarpeta)[] = camposDe[edita];
  const form = useForm<DatosCarpeta>({ resolver: valibotResolver(editarSchema), defaultValues: toDatos(carpeta) });
  const { isDirty, dirtyFields, errors, isSubmitting } = form.formState;
  // After a reload, the form with all fields recovers the draft.
  const kept = useKeptForm('carpeta', carpeta.id, form);
  const close = () => {
    kept.forget();
    onClose();
  };
  const { save, hasConflict, reload, overwrite } = useSaveDatos({ carpeta, form, dirtyFields, onSaved: close });
  const leave = () => {
    if (!isDirty) close();
    // Changes that are being sent are not sent again: the second write would meet the first as a change by somebody
    // else.
    else if (!hasConflict && !isSubmitting) void save();
  };

  const isChosen = chosen.includes(edita);
  const values = useWatch({ control: form.control, name: [...campos] }).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice saves
  useEffect(() => {
    if (isChosen && isDirty && !hasConflict) void save();
  }, [values, isDirty]);

  const listChanged = (isOpen: boolean) => {
    // The form already holds the choice, but `formState` changes only with the next drawing.
    const isSame = campos.every((campo) => form.getValues(campo) === form.formState.defaultValues?.[campo]);
    if (!isOpen && isSame) close();
  };

  return (
    <InPlacePopup
      title={`Editar ${label.toLowerCase()}`}
      anchor={anchor}
      opener={opener}
      onCancel={close}
      onLeave={leave}
    >
      <Stack as="form" gap={3} pad={3} onSubmit={save} noValidate>
        {hasConflict && <ConflictoAviso que="lo mismo en esta carpeta" onReload={reload} onOverwrite={overwrite} />}
        <FormProblem errors={errors} />
        <Campos carpeta={carpeta} control={form.control} edita={edita} label={label} onListChange={listChanged} />
        <Row justify="end" gap={2}>
          <Button size="small" onClick={close}>
            Cancelar
          </Button>
          {!isChosen && <SaveButton size="small" isSubmitting={isSubmitting} isOff={!isDirty || hasConflict} />}
        </Row>
      </Stack>
    </InPlacePopup>
  );
}

interface CamposProps {
  carpeta: CarpetaDetalleDto;
  control: Control<DatosCarpeta>;
  edita: DatoEditable;
  label: string;
  /** Called when the list of the choice opens or closes. */
  onListChange: (isOpen: boolean) => void;
}

function Campos({ carpeta, control, edita, label, onListChange }: CamposProps) {
  const list = { defaultOpen: true, onOpenChange: onListChange };
  switch (edita) {
    case 'responsable':
      return <MiembroField control={control} name="responsableId" label={label} {...list} />;
    case 'escribano':
      return <EscribanoField control={control} name="escribanoId" now={carpeta.escribano} {...list} />;
    case 'firma':
      return <DateField control={control} name="fechaFirmaPrevista" label={label} />;
    case 'prioridad':
      return <SelectField control={control} name="prioridad" label={label} options={prioridadOptions} {...list} />;
    case 'monto':
      return (
        <div className={styles.monto}>
          <TextField control={control} name="monto" label={label} autoComplete="off" inputMode="decimal" />
          <SelectField control={control} name="moneda" label="Moneda" options={monedaOptions} />
        </div>
      );
    case 'ubicacion':
      return <TextField control={control} name="ubicacionFisica" label={label} autoComplete="off" maxLength={120} />;
    case 'etiquetas':
      return <EtiquetasField control={control} name="etiquetas" />;
  }
}
