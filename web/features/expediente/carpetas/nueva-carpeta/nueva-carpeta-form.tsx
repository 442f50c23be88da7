import { type FormEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { TipoActoDto } from '../../../../api/generated/tipos-acto';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import type { KeptForm } from '../../../../autosave/use-kept-form';
import { Button } from '../../../../components/button';
import { DialogActions, DialogBody } from '../../../../components/dialog-frame';
import { DateField } from '../../../../components/form/date-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { Row, Stack } from '../../../../components/layout/layout';
import { quedan } from '../../../../lib/quedan';
import { ActoField } from '../fields/acto-field';
import { EtiquetasField } from '../fields/etiquetas-field';
import { MiembroField } from '../fields/miembro-field';
import { maxCaratula } from '../fields/reglas';
import { ReservadaField } from '../fields/reservada-field';
import { nombresDePrioridad, prioridades } from '../prioridades';
import styles from './nueva-carpeta-form.module.css';
import type { NuevaCarpeta } from './nueva-carpeta-schema';

interface NuevaCarpetaFormProps {
  form: UseFormReturn<NuevaCarpeta>;
  kept: KeptForm;
  isSending: boolean;
  /** Creates the carpeta as an open one, with its number. */
  onOpen: (event?: FormEvent) => unknown;
  onDraft: () => unknown;
}

const prioridadOptions = nombresDePrioridad.map((value) => ({ value, label: prioridades[value].nombre }));

/** The fields of a new carpeta. Enter in a field creates an open carpeta. */
export function NuevaCarpetaForm({ form, kept, isSending, onOpen, onDraft }: NuevaCarpetaFormProps) {
  const { control, formState } = form;
  const follow = useActoSuggestions(form);
  const caratula = useWatch({ control, name: 'caratula' });

  return (
    <Row as="form" column grow className={styles.form} onSubmit={onOpen} noValidate>
      <DialogBody>
        <RecoveredNotice kept={kept} />
        <FormProblem errors={formState.errors} />
        <ActoField control={control} name="tipoActoId" autoFocus onChosen={follow} />
        <TextField
          control={control}
          name="caratula"
          label="Carátula"
          placeholder="Compraventa Rivas a Molina"
          required
          autoComplete="off"
          help={quedan(caratula.length, maxCaratula)}
        />
        <Stack gap={[5, 4]} className={styles.row}>
          <MiembroField control={control} name="responsableId" label="Responsable" />
          <DateField control={control} name="fechaFirmaPrevista" label="Firma prevista" />
        </Stack>
        <Stack gap={[5, 4]} className={styles.row}>
          <SelectField control={control} name="prioridad" label="Prioridad" options={prioridadOptions} />
          <EtiquetasField control={control} name="etiquetas" />
        </Stack>
        <ReservadaField control={control} name="reservada" />
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" disabled={isSending} onClick={() => void onDraft()}>
          Guardar como borrador
        </Button>
        <Button type="submit" variant="contained" loading={isSending}>
          Crear y abrir
        </Button>
      </DialogActions>
    </Row>
  );
}

/**
 * Fills in the suggestions of an acto: the start of the carátula, and whether the carpeta is reservada. Choosing
 * another acto replaces each suggestion that the person has not changed.
 */
function useActoSuggestions({ getValues, setValue, setFocus }: UseFormReturn<NuevaCarpeta>) {
  const suggested = useRef({ caratula: '', reservada: false });
  return (acto: TipoActoDto | null): void => {
    if (!acto) return;
    const next = { caratula: `${acto.nombre} `, reservada: acto.reservadoPorDefecto };
    const { caratula, reservada } = getValues();
    if (caratula === suggested.current.caratula) setValue('caratula', next.caratula);
    if (reservada === suggested.current.reservada) setValue('reservada', next.reservada);
    suggested.current = next;
    setFocus('caratula');
  };
}
