import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { DireccionDeCorreoDto } from '../../../../api/generated/correos';
import { useColeccion } from '../../../../collection/use-collection';
import { FormProblem } from '../../../../components/form/form-problem';
import { keepTyped } from '../../../../components/form/keep-typed';
import { SaveButton } from '../../../../components/form/save-button';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextField } from '../../../../components/form/text-field';
import { Stack } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { useAppDispatch } from '../../../../store/hooks';
import { ajustes } from '../correos';
import styles from './ajustes-page.module.css';

const reglas = v.object({
  alias: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.minLength(3, 'Escriba al menos 3 caracteres.'),
    v.maxLength(40, 'Como mucho, 40 caracteres.'),
    v.regex(/^[a-z0-9]+([._-][a-z0-9]+)*$/, 'Use letras sin acentos y números, y entre ellos puntos o guiones.'),
  ),
});

/**
 * The address at which the person receives mail from outside. Shows nothing where the product receives no such mail.
 */
export function Direccion() {
  const { data } = useColeccion(ajustes, undefined);
  const title = useId();
  if (!data?.direccion) return null;
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>Su dirección</h2>
      <p>
        A ella le escriben de afuera, y con ella salen sus correos. Si la cambia, lo que llegue a la anterior también lo
        recibe usted: nadie más podrá usarla.
      </p>
      <DireccionForm direccion={data.direccion} />
    </section>
  );
}

function DireccionForm({ direccion: { alias, dominio, sugerencia } }: { direccion: DireccionDeCorreoDto }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const stored = alias ?? sugerencia ?? '';
  const form = useForm({ resolver: valibotResolver(reglas), defaultValues: { alias: stored } });
  const { control, handleSubmit, reset, formState } = form;
  useEffect(() => reset({ alias: stored }, keepTyped), [stored, reset]);

  const submit = handleSubmit(async (values) => {
    try {
      await dispatch(ajustes.send('correosSetDireccion', { elegirDireccionDto: values }));
      reset(values);
      toast(`Su dirección es ${values.alias}@${dominio}`);
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <Stack
      as="form"
      items="start"
      gap={3}
      className={styles.direccion}
      onSubmit={submit}
      noValidate
      aria-label="Su dirección"
    >
      <FormProblem errors={formState.errors} />
      <TextField
        control={control}
        name="alias"
        label="Dirección"
        required
        help={alias === null ? 'Todavía no tiene ninguna. Puede cambiar la que se propone.' : undefined}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        end={`@${dominio}`}
      />
      <SaveButton isSubmitting={formState.isSubmitting} isOff={alias !== null && !formState.isDirty} />
    </Stack>
  );
}
