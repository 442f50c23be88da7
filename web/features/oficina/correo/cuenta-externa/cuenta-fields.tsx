import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { Box, Stack } from '../../../../components/layout/layout';
import { PasswordField } from '../../../../components/password-field';
import styles from './cuenta-externa.module.css';
import { type CuentaValues, escritoDe } from './cuenta-values';
import { servicioDe, servidoresDe } from './servidores';

interface CuentaFieldsProps {
  form: UseFormReturn<CuentaValues>;
  /** Whether the form asks for the address; the address of a stored account stays. */
  isNueva: boolean;
}

const seguridades = [
  { value: 'tls', label: 'TLS' },
  { value: 'starttls', label: 'STARTTLS' },
];

/** The fields for the address and its password. Below them, folded, the servers that the address proposes. */
export function CuentaFields({ form, isNueva }: CuentaFieldsProps) {
  const { control, register, setValue, formState } = form;
  const { errors, dirtyFields } = formState;
  const direccion = useWatch({ control, name: 'direccion' });
  const servicio = servicioDe(direccion, useWatch({ control, name: 'imap.servidor' }));
  const [isOpen, setIsOpen] = useState(false);
  const hasError = Boolean(errors.usuario ?? errors.alias ?? errors.imap ?? errors.smtp);
  // A refused field unfolds the servers, which can be folded again.
  useEffect(() => {
    if (hasError) setIsOpen(true);
  }, [hasError]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address proposes other servers
  useEffect(() => {
    const servidores = isNueva ? servidoresDe(direccion) : null;
    if (!servidores) return;
    if (!dirtyFields.imap) setValue('imap', escritoDe(servidores.imap));
    if (!dirtyFields.smtp) setValue('smtp', escritoDe(servidores.smtp));
  }, [direccion]);

  const fila = (name: 'imap' | 'smtp', label: string) => (
    <Stack as="fieldset" gap={3} align="start" shrinks className={styles.servidor}>
      <legend>{label}</legend>
      <TextField
        control={control}
        name={`${name}.servidor`}
        label="Servidor"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
      />
      <TextField control={control} name={`${name}.puerto`} label="Puerto" inputMode="numeric" autoComplete="off" />
      <SelectField control={control} name={`${name}.seguridad`} label="Seguridad" options={seguridades} />
    </Stack>
  );
  return (
    <>
      {isNueva && (
        <TextField
          control={control}
          name="direccion"
          label="Dirección de correo"
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="email"
        />
      )}
      <PasswordField
        {...register('clave')}
        label="Contraseña"
        autoComplete="off"
        autoFocus={!isNueva}
        error={errors.clave?.message}
      />
      {servicio && (
        <Box as="p" pad={[3, 4]} size="sm" round="md" className={styles.nota}>
          {servicio.nota}{' '}
          <a href={servicio.enlace} target="_blank" rel="noopener noreferrer">
            Abrir los ajustes de {servicio.nombre}
          </a>
        </Box>
      )}
      <details
        className={styles.opciones}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>
          <ChevronRight size={16} strokeWidth={2} aria-hidden="true" />
          Opciones del servidor
        </summary>
        <Stack gap={4} pad={[3, 0, 0]}>
          <TextField
            control={control}
            name="usuario"
            label="Usuario"
            help="Si se deja vacío, es la dirección."
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="off"
          />
          <TextField
            control={control}
            name="alias"
            label="Otras direcciones suyas"
            help="Desde las que también escribe con esta cuenta, separadas por comas."
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="off"
          />
          {fila('imap', 'Entrada (IMAP)')}
          {fila('smtp', 'Salida (SMTP)')}
        </Stack>
      </details>
    </>
  );
}
