import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { CuentaActualDto } from '../../../../api/generated/cuenta';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { Button } from '../../../../components/button';
import { FormProblem } from '../../../../components/form/form-problem';
import { RecargarAviso } from '../../../../components/form/recargar-aviso';
import { SaveButton } from '../../../../components/form/save-button';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { Seccion } from '../seccion';
import { type Ajustes, ajustesSchema, toAjustes } from './ajustes';
import styles from './cuenta.module.css';
import { DatosFields } from './datos-fields';
import { NumeracionFields } from './numeracion-fields';
import { useSaveAjustes } from './use-save-ajustes';

/** The cuenta's name, country and numbering. They are one form, since they are saved as one row. */
export function AjustesForm({ cuenta }: { cuenta: CuentaActualDto }) {
  const form = useForm<Ajustes>({ resolver: valibotResolver(ajustesSchema), defaultValues: toAjustes(cuenta) });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { save, hasConflict, reload, numeracion } = useSaveAjustes(cuenta, form);
  const kept = useKeptForm('cuenta', 'datos', form, { without: cuenta.tieneCarpetas ? ['pais'] : [] });
  useUnsavedGuard(isDirty, kept.forget);
  const discard = () => {
    // The button disappears, so the focus moves to the first field.
    // It moves before `reset`, which forgets the fields for a moment.
    form.setFocus('nombre');
    form.reset();
  };

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(save)} noValidate aria-label="Datos de la cuenta">
      <RecoveredNotice kept={kept} />
      <Seccion title="Datos de la cuenta" text="Así la ve todo el equipo.">
        <DatosFields form={form} tieneCarpetas={cuenta.tieneCarpetas} />
      </Seccion>
      <Seccion
        anchor="numeracion"
        title="Numeración de carpetas"
        text="El código que recibe cada carpeta al salir de borrador."
      >
        <NumeracionFields control={form.control} numeracion={numeracion} />
      </Seccion>
      <div className={styles.end}>
        {hasConflict && <RecargarAviso que="la cuenta" onReload={reload} />}
        <FormProblem errors={errors} />
        <div className={styles.buttons}>
          <SaveButton isSubmitting={isSubmitting} isOff={!isDirty || hasConflict} />
          {isDirty && !isSubmitting && (
            <Button variant="outlined" onClick={discard}>
              Descartar
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
