import { RecoveredNotice } from '../../../autosave/recovered-notice';
import { Button } from '../../../components/button';
import { FormProblem } from '../../../components/form/form-problem';
import { IconField } from '../../../components/form/icon-field';
import { SwitchField } from '../../../components/form/switch-field';
import { TextField } from '../../../components/form/text-field';
import { MasIconos } from '../iconos/publico/mas-iconos';
import styles from './atajo-form.module.css';
import type { Atajo } from './atajos-api';
import { iconos } from './iconos';
import { useSaveAtajo } from './use-save-atajo';

interface AtajoFormProps {
  /** Null for a new one. */
  atajo: Atajo | null;
  onSaved: () => void;
  onClose: () => void;
  onRemove: () => void;
}

export function AtajoForm({ atajo, onSaved, onClose, onRemove }: AtajoFormProps) {
  const { form, submit, kept, isGone } = useSaveAtajo(atajo, onSaved);
  const { control, formState } = form;
  const leave = (then: () => void) => () => {
    kept.forget();
    then();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.fields}>
        <RecoveredNotice kept={kept} />
        <FormProblem errors={formState.errors} />
        <TextField control={control} name="label" label="Nombre" required autoFocus />
        <TextField control={control} name="description" label="Descripción" />
        <MasIconos control={control} name="icon">
          <IconField control={control} name="icon" icons={iconos} required />
        </MasIconos>
        <TextField control={control} name="link" label="Enlace" required placeholder="/carpetas" />
        <SwitchField control={control} name="useRouter" label="Abrir dentro de la aplicación" />
      </div>
      <div className={styles.actions}>
        {atajo && !isGone && (
          <Button className={styles.remove} color="danger" onClick={leave(onRemove)}>
            Eliminar
          </Button>
        )}
        <Button variant="outlined" onClick={leave(onClose)}>
          Cancelar
        </Button>
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          {saveLabel(atajo, isGone)}
        </Button>
      </div>
    </form>
  );
}

function saveLabel(atajo: Atajo | null, isGone: boolean): string {
  if (isGone) return 'Guardar como nuevo';
  return atajo ? 'Guardar' : 'Agregar';
}
