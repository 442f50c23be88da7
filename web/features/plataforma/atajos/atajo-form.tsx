import { RecoveredNotice } from '../../../autosave/recovered-notice';
import { Button } from '../../../components/button';
import { FormProblem } from '../../../components/form/form-problem';
import { IconField } from '../../../components/form/icon-field';
import { SwitchField } from '../../../components/form/switch-field';
import { TextField } from '../../../components/form/text-field';
import { Stack } from '../../../components/layout/layout';
import { MasIconos } from '../iconos/public/mas-iconos';
import styles from './atajo-form.module.css';
import type { Atajo } from './atajos-api';
import { useSaveAtajo } from './use-save-atajo';

/** The icons to choose for an atajo, with their labels for screen readers. */
const iconos: readonly { name: string; label: string }[] = [
  { name: 'folder-open', label: 'Carpeta' },
  { name: 'document-text', label: 'Documento' },
  { name: 'document-duplicate', label: 'Copias' },
  { name: 'clipboard-document-check', label: 'Lista' },
  { name: 'archive-box', label: 'Archivo' },
  { name: 'identification', label: 'Identidad' },
  { name: 'users', label: 'Personas' },
  { name: 'user', label: 'Persona' },
  { name: 'building-office', label: 'Edificio' },
  { name: 'home', label: 'Casa' },
  { name: 'scale', label: 'Balanza' },
  { name: 'briefcase', label: 'Maletín' },
  { name: 'banknotes', label: 'Dinero' },
  { name: 'calculator', label: 'Calculadora' },
  { name: 'calendar', label: 'Calendario' },
  { name: 'clock', label: 'Reloj' },
  { name: 'bell', label: 'Campana' },
  { name: 'envelope', label: 'Sobre' },
  { name: 'phone', label: 'Teléfono' },
  { name: 'chat-bubble-left-right', label: 'Conversación' },
  { name: 'globe-alt', label: 'Mundo' },
  { name: 'link', label: 'Eslabón' },
  { name: 'map-pin', label: 'Lugar' },
  { name: 'chart-bar', label: 'Gráfico' },
  { name: 'check-circle', label: 'Hecho' },
  { name: 'exclamation-triangle', label: 'Atención' },
  { name: 'flag', label: 'Bandera' },
  { name: 'tag', label: 'Etiqueta' },
  { name: 'key', label: 'Llave' },
  { name: 'printer', label: 'Impresora' },
  { name: 'cog-6-tooth', label: 'Configuración' },
  { name: 'star', label: 'Estrella' },
].map(({ name, label }) => ({ name: `heroicons_outline:${name}`, label }));

interface AtajoFormProps {
  /** Null for a new atajo. */
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
      <Stack bounded packed gap={4} pad={4} grow>
        <RecoveredNotice kept={kept} />
        <FormProblem errors={formState.errors} />
        <TextField control={control} name="label" label="Nombre" required autoFocus />
        <TextField control={control} name="description" label="Descripción" />
        <MasIconos control={control} name="icon">
          <IconField control={control} name="icon" icons={iconos} required />
        </MasIconos>
        <TextField control={control} name="link" label="Enlace" required placeholder="/carpetas" />
        <SwitchField control={control} name="useRouter" label="Abrir dentro de la aplicación" />
      </Stack>
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
