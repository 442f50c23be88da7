import { Building2, type LucideIcon, ShieldAlert, User, Users } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../../components/button';
import { TextField } from '../../../../../components/form/text-field';
import { Box, Row, Stack } from '../../../../../components/layout/layout';
import { usePalabras } from '../../../../../session/use-pais';
import { usePermiso } from '../../../../../session/use-permiso';
import { DocumentoFields } from './documento-fields';
import { MasDatos } from './mas-datos';
import styles from './persona-fields.module.css';
import { type ConPersona, isRefused, isRepeated, type PersonaValues } from './persona-values';

const motivoSugerido = 'Documento a la vista';

const tipos: [PersonaValues['tipo'], string, LucideIcon][] = [
  ['humana', 'Persona humana', User],
  ['juridica', 'Persona jurídica', Building2],
];

interface PersonaFieldsProps {
  /** The id of the edited persona, because nobody is a duplicate of themselves. */
  personaId?: string;
  /** Uses the persona who already has the same document. Without it, a link to that persona shows. */
  onUseExisting?: (personaId: string) => void;
}

/** The fields of a persona, for any form with a persona. */
export function PersonaFields({ personaId, onUseExisting }: PersonaFieldsProps) {
  const { control } = useFormContext<ConPersona>();
  const [tipo, numeroDoc] = useWatch({ control, name: ['persona.tipo', 'persona.numeroDoc'] });
  const isHumana = tipo === 'humana';
  const duplicado = { personaId, onUseExisting };
  return (
    <Stack bounded gap={4}>
      <TipoSwitch />
      {isHumana ? (
        <Stack columns={2} gap={4}>
          <TextField control={control} name="persona.nombre" label="Nombre" required autoComplete="off" />
          <TextField control={control} name="persona.apellidos" label="Apellidos" required autoComplete="off" />
        </Stack>
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
    </Stack>
  );
}

/** A switch for the type of persona, which decides the other fields. */
function TipoSwitch() {
  const { register } = useFormContext<ConPersona>();
  return (
    <Box as="fieldset" shrinks>
      <legend className="visually-hidden">Tipo de persona</legend>
      <Row fill="sunken" round="md" gap={1} pad={1}>
        {tipos.map(([tipo, label, Icon]) => (
          <label key={tipo} className={styles.tipo}>
            <input type="radio" value={tipo} {...register('persona.tipo')} />
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {label}
          </label>
        ))}
      </Row>
    </Box>
  );
}

/**
 * Asks for the reason to add a persona whose documents another persona has. The notice over it offers the other
 * persona.
 */
function Repetida() {
  const { control } = useFormContext<ConPersona>();
  const persona = useWatch({ control, name: 'persona' });
  return (
    <div className={styles.status} role="status">
      {isRepeated(persona) && (
        <Stack fill="warning-soft" round="md" bounded gap={3} pad={[3, 4]} className={styles.notice}>
          <Row as="span" align="start" gap={2} className={styles.noticeText}>
            <Users size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <strong>Este documento ya está registrado.</strong> Si debe quedar otra vez, indique por qué. El motivo
              queda auditado.
            </span>
          </Row>
          <TextField
            control={control}
            name="persona.duplicadaMotivo"
            label="Motivo para registrarlo otra vez"
            required
            autoFocus
            autoComplete="off"
          />
        </Stack>
      )}
    </div>
  );
}

/** The choices after the server refused documents. A titular or adscripto can save them with a reason. */
function Excepcion() {
  const { control, setValue } = useFormContext<ConPersona>();
  const persona = useWatch({ control, name: 'persona' });
  const { unAdscripto } = usePalabras();
  const canExcept = usePermiso('personas.exceptuar');
  const [isAsked, setIsAsked] = useState(persona.motivoExcepcion !== '');

  const ask = () => {
    setIsAsked(true);
    setValue('persona.motivoExcepcion', motivoSugerido);
  };

  return (
    <div className={styles.status} role="status">
      {isRefused(persona) && (
        <Stack fill="warning-soft" round="md" bounded gap={3} pad={[3, 4]} className={styles.notice}>
          <Row as="span" align="start" gap={2} className={styles.noticeText}>
            <ShieldAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>
              {canExcept
                ? 'Si el documento a la vista dice otra cosa, se puede guardar con un motivo. Queda marcado y auditado.'
                : `Revise el número. Solo un titular o ${unAdscripto} puede guardarlo así, con el documento a la vista.`}
            </span>
          </Row>
          {canExcept && isAsked && (
            <TextField control={control} name="persona.motivoExcepcion" label="Motivo de la excepción" autoFocus />
          )}
          {canExcept && !isAsked && (
            <Button fixed size="small" variant="outlined" onClick={ask}>
              Guardar igualmente con motivo
            </Button>
          )}
        </Stack>
      )}
    </div>
  );
}
