import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../../components/button';
import { TextField } from '../../../../../components/form/text-field';
import { usePalabras } from '../../../../../session/use-pais';
import { usePermiso } from '../../../../../session/use-permiso';
import styles from './persona-fields.module.css';
import { type ConPersona, isRefused } from './persona-values';

const sugerencia = 'Documento a la vista';

/** What to do about documents that the server refused. A titular or adscripto can save them with a reason. */
export function Excepcion() {
  const { control, setValue } = useFormContext<ConPersona>();
  const persona = useWatch({ control, name: 'persona' });
  const { unAdscripto } = usePalabras();
  const canExcept = usePermiso('personas.exceptuar');
  const [isAsked, setIsAsked] = useState(persona.motivoExcepcion !== '');

  const ask = () => {
    setIsAsked(true);
    setValue('persona.motivoExcepcion', sugerencia);
  };

  return (
    <div className={styles.status} role="status">
      {isRefused(persona) && (
        <div className={styles.notice}>
          <span className={styles.noticeText}>
            <ShieldAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>
              {canExcept
                ? 'Si el documento a la vista dice otra cosa, se puede guardar con un motivo. Queda marcado y auditado.'
                : `Revise el número. Solo un titular o ${unAdscripto} puede guardarlo así, con el documento a la vista.`}
            </span>
          </span>
          {canExcept && isAsked && (
            <TextField control={control} name="persona.motivoExcepcion" label="Motivo de la excepción" autoFocus />
          )}
          {canExcept && !isAsked && (
            <Button className={styles.noticeAction} size="small" variant="outlined" onClick={ask}>
              Guardar igualmente con motivo
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
