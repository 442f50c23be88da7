import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { type Control, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { cuentaActualApi } from '../../../../api/cuenta-actual-api';
import { useCuentaActualUpdateMutation } from '../../../../api/cuenta-api';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { CuentaActualDto } from '../../../../api/generated/cuenta';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { FormProblem } from '../../../../components/form/form-problem';
import { keepTyped } from '../../../../components/form/keep-typed';
import { RecargarAviso } from '../../../../components/form/recargar-notice';
import { refuseForm } from '../../../../components/form/refusal';
import { SaveButton } from '../../../../components/form/save-button';
import { TextField } from '../../../../components/form/text-field';
import { useOvertaken } from '../../../../components/form/use-overtaken';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { usePalabras } from '../../../../session/use-pais';
import { Seccion } from '../section';
import { type Ajustes, ajustesSchema, proximoCodigo, toAjustes, toCambios } from './ajustes';
import styles from './cuenta.module.css';
import { DatosFields } from './datos-fields';

const continueQuestion = (codigo: string) => ({
  title: 'Cambiar la numeración',
  message: `La próxima carpeta será ${codigo}. En cuanto se numere, no se podrá volver a un número anterior.`,
  actions: { confirm: { label: 'Cambiar la numeración' }, cancel: { label: 'Cancelar' } },
});

/** The cuenta's name, country and numbering. They share a form, since they are saved as one row. */
export function AjustesForm({ cuenta }: { cuenta: CuentaActualDto }) {
  const form = useForm<Ajustes>({ resolver: valibotResolver(ajustesSchema), defaultValues: toAjustes(cuenta) });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { save, hasConflict, reload, numeracion } = useSaveAjustes(cuenta, form);
  const kept = useKeptForm('cuenta', 'datos', form, { without: cuenta.tieneCarpetas ? ['pais'] : [] });
  useUnsavedGuard(isDirty, kept.forget);
  const discard = () => {
    // The button disappears, so the focus moves to the first field. The focus moves before `reset`, which forgets the
    // fields for a moment.
    form.setFocus('nombre');
    form.reset();
  };

  return (
    <Stack as="form" gap={6} onSubmit={form.handleSubmit(save)} noValidate aria-label="Datos de la cuenta">
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
      <Stack gap={4}>
        {hasConflict && <RecargarAviso que="la cuenta" onReload={reload} />}
        <FormProblem errors={errors} />
        <Row wrap gap={2}>
          <SaveButton isSubmitting={isSubmitting} isOff={!isDirty || hasConflict} />
          {isDirty && !isSubmitting && (
            <Button variant="outlined" onClick={discard}>
              Descartar
            </Button>
          )}
        </Row>
      </Stack>
    </Stack>
  );
}

interface NumeracionFieldsProps {
  control: Control<Ajustes>;
  numeracion: CuentaActualDto['numeracion'];
}

/** The prefix and the first number of a year, with the resulting codigo. */
function NumeracionFields({ control, numeracion }: NumeracionFieldsProps) {
  const [prefijo, primero, escrito] = useWatch({ control, name: ['prefijo', 'primero', 'proximo'] });
  const { prefijo: ejemplo } = usePalabras();
  const proximo = proximoCodigo(numeracion, { prefijo, primero, proximo: escrito });
  return (
    <Stack gap={5}>
      <Stack columns={2} align="start" gap={[5, 4]}>
        <TextField
          control={control}
          name="prefijo"
          label="Prefijo"
          placeholder={`Por ejemplo, ${ejemplo}`}
          autoComplete="off"
          help="Hasta 8 caracteres, o nada. Las carpetas que ya tienen número lo conservan."
          className={styles.codigoInput}
          spellCheck={false}
        />
        <TextField
          control={control}
          name="primero"
          label="Primer número del año"
          required
          autoComplete="off"
          help={
            numeracion.haEmpezado
              ? 'Vale para los años que todavía no tienen carpetas numeradas: este ya empezó y sigue desde donde está.'
              : 'Con él empieza cada año que todavía no tiene carpetas numeradas.'
          }
          inputMode="numeric"
        />
      </Stack>
      <TextField
        control={control}
        name="proximo"
        label="Seguir este año desde el número"
        placeholder={numeracion.proximo ? String(Number(numeracion.proximo.split('-').at(-1))) : ''}
        autoComplete="off"
        help="Solo si la oficina ya numeró carpetas este año fuera de aquí. No se puede volver a un número ya usado."
        inputMode="numeric"
      />
      <Row
        as="p"
        align="baseline"
        justify="between"
        wrap
        gap={[1, 4]}
        tone="soft"
        className={styles.proxima}
        aria-live="polite"
      >
        <span>Próxima carpeta</span>
        <Text as="strong" size="lg" weight="strong" tone="text" numeric>
          {proximo ?? '—'}
        </Text>
      </Row>
    </Stack>
  );
}

/**
 * Saves the changed fields, based on the version that the form was filled from. While nothing is edited here, the
 * form follows other people's changes. Otherwise such a change makes saving a conflict (412).
 */
function useSaveAjustes(cuenta: CuentaActualDto, form: UseFormReturn<Ajustes>) {
  const { seen = cuenta, setSeen, problem, explains, withCurrent } = useOvertaken(cuenta);
  const [modificar] = useCuentaActualUpdateMutation();
  const dispatch: ApiDispatch = useDispatch();
  const confirm = useConfirm();
  const toast = useToast();
  const { isDirty, dirtyFields } = form.formState;

  useEffect(() => {
    // After a save, the store still holds the older version for a moment. This version is ignored.
    if (isDirty || cuenta.version <= seen.version) return;
    setSeen(cuenta);
    form.reset(toAjustes(cuenta));
  }, [cuenta, seen, setSeen, isDirty, form]);

  const save = async (ajustes: Ajustes) => {
    const modificarCuentaDto = toCambios(ajustes, dirtyFields);
    const proxima = modificarCuentaDto.proximo && proximoCodigo(seen.numeracion, ajustes);
    if (proxima && !(await confirm(continueQuestion(proxima)))) return;
    try {
      const saved = await modificar({ 'If-Match': `"${seen.version}"`, modificarCuentaDto }).unwrap();
      setSeen(saved);
      form.reset(toAjustes(saved));
      toast('Los datos de la cuenta quedaron guardados');
    } catch (error) {
      if (!explains(error)) refuseForm(form, error);
    }
  };

  const fetched = () => {
    const options = { forceRefetch: true, subscribe: false };
    return dispatch(cuentaActualApi.endpoints.cuentaActualGet.initiate(undefined, options)).unwrap();
  };

  /** Shows the newest version of the cuenta, and keeps the typed values. */
  const reload = () =>
    withCurrent(fetched, (fresh) => {
      setSeen(fresh);
      form.reset(toAjustes(fresh), keepTyped);
    });

  return { save, hasConflict: problem !== null, reload, numeracion: seen.numeracion };
}
