import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../../../components/form/text-field';
import { DocumentoFields } from './documento-fields';
import { Excepcion } from './excepcion';
import { MasDatos } from './mas-datos';
import styles from './persona-fields.module.css';
import type { ConPersona } from './persona-values';
import { Repetida } from './repetida';
import { TipoSwitch } from './tipo-switch';

interface PersonaFieldsProps {
  /** The persona that is being edited: nobody is a duplicate of themselves. */
  personaId?: string;
  /** Uses the persona who already has the same document. Without it, a link to them is shown. */
  onUseExisting?: (personaId: string) => void;
}

/** The fields of a persona, for any form that has one. */
export function PersonaFields({ personaId, onUseExisting }: PersonaFieldsProps) {
  const { control } = useFormContext<ConPersona>();
  const [tipo, numeroDoc] = useWatch({ control, name: ['persona.tipo', 'persona.numeroDoc'] });
  const isHumana = tipo === 'humana';
  const duplicado = { personaId, onUseExisting };
  return (
    <div className={styles.fields}>
      <TipoSwitch />
      {isHumana ? (
        <div className={styles.pair}>
          <TextField control={control} name="persona.nombre" label="Nombre" required autoComplete="off" />
          <TextField control={control} name="persona.apellidos" label="Apellidos" required autoComplete="off" />
        </div>
      ) : (
        <TextField control={control} name="persona.razonSocial" label="Razón social" required autoComplete="off" />
      )}
      {(isHumana || numeroDoc !== '') && <DocumentoFields clase="identidad" {...duplicado} />}
      <div>
        <DocumentoFields clase="fiscal" {...duplicado} />
        <Excepcion />
        <Repetida />
      </div>
      <MasDatos />
    </div>
  );
}
