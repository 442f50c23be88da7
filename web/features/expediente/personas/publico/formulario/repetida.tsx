import { Users } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../../../components/form/text-field';
import styles from './persona-fields.module.css';
import { type ConPersona, isRepeated } from './persona-values';

/** Asks why somebody is registered whose documents another persona has. The notice over it offers that persona. */
export function Repetida() {
  const { control } = useFormContext<ConPersona>();
  const persona = useWatch({ control, name: 'persona' });
  return (
    <div className={styles.status} role="status">
      {isRepeated(persona) && (
        <div className={styles.notice}>
          <span className={styles.noticeText}>
            <Users size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <strong>Este documento ya está registrado.</strong> Si debe quedar otra vez, indique por qué. El motivo
              queda auditado.
            </span>
          </span>
          <TextField
            control={control}
            name="persona.duplicadaMotivo"
            label="Motivo para registrarlo otra vez"
            required
            autoFocus
            autoComplete="off"
          />
        </div>
      )}
    </div>
  );
}
