import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { nullable, object, string } from 'valibot';
import type { InmuebleDto } from '../../../api/generated/inmuebles';
import { AutocompleteField } from '../../../components/form/autocomplete-field';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors, renameFields } from '../../../components/form/server-errors';
import { FormDialog } from '../../../components/form-dialog';
import { useToast } from '../../../components/toast-actions';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { newId } from '../../../lib/new-id';
import { useDebounced } from '../../../lib/use-debounced';
import { useAppDispatch } from '../../../store/hooks';
import { useCarpeta } from '../carpetas/public/use-carpeta';
import { InmuebleFields, PorcentajeField } from './inmueble-fields';
import { emptyInmueble, type InmuebleValues, inmuebleEntries, toInmuebleDto, toPorcentaje } from './inmueble-values';
import { inmuebles, useInmueblesFindPageQuery, useInmueblesGetQuery } from './public/inmuebles-api';
import { useRutasDeInmuebles } from './use-inmuebles';

interface AgregarValues extends InmuebleValues {
  /** The id of an inmueble of the office. Null for a new inmueble. */
  inmuebleId: string | null;
}

const schema = object({ ...inmuebleEntries, inmuebleId: nullable(string()) });

/** Adds an inmueble to the carpeta: an inmueble of the office, or a new one. */
export function AgregarInmueble() {
  const { id: carpetaId } = useCarpeta();
  const { close } = useRutasDeInmuebles();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [id] = useState(newId);
  const form = useForm<AgregarValues>({
    resolver: valibotResolver(schema) as Resolver<AgregarValues>,
    defaultValues: { ...emptyInmueble, inmuebleId: null },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { release } = useUnsavedGuard(isDirty);
  const inmuebleId = useWatch({ control: form.control, name: 'inmuebleId' });

  const submit = form.handleSubmit(async ({ inmuebleId: known, ...values }) => {
    const que = known ? { inmuebleId: known } : { inmueble: { ...toInmuebleDto(values), id } };
    try {
      const agregarInmuebleDto = { ...que, porcentaje: toPorcentaje(values) };
      const { nombre } = await dispatch(inmuebles.send('inmueblesAdd', { id: carpetaId, agregarInmuebleDto }));
      toast(`Inmueble agregado: ${nombre}`);
      release();
      close();
    } catch (error) {
      applyServerErrors(
        form,
        renameFields(error, (campo) => campo.replace(/^inmueble\./, '')),
      );
    }
  });

  return (
    <FormDialog
      title="Agregar inmueble"
      submitLabel="Agregar"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={close}
    >
      <FormProblem errors={errors} />
      <BuscarInmueble form={form} />
      {!inmuebleId && <InmuebleFields control={form.control as never} />}
      <PorcentajeField control={form.control as never} />
    </FormDialog>
  );
}

/** A field that searches the inmuebles of the office. */
function BuscarInmueble({ form: { control } }: { form: ReturnType<typeof useForm<AgregarValues>> }) {
  const [texto, setTexto] = useState('');
  const rested = useDebounced(texto.trim());
  const inmuebleId = useWatch({ control, name: 'inmuebleId' });
  const { currentData, isFetching } = useInmueblesFindPageQuery(
    { buscar: rested.slice(0, 200), pagina: 1, tamano: 10 },
    { skip: rested.length < 2 },
  );
  const { currentData: chosen } = useInmueblesGetQuery({ id: inmuebleId ?? '' }, { skip: !inmuebleId });
  const options = rested.length < 2 ? [] : (currentData?.inmuebles ?? []);
  return (
    <AutocompleteField
      control={control}
      name="inmuebleId"
      label="Buscar uno registrado"
      placeholder="Matrícula, nomenclatura o domicilio"
      help={chosen ? detalleDe(chosen) : 'Si todavía no está registrado, complete sus datos.'}
      emptyText={rested.length < 2 ? 'Escriba al menos dos letras' : 'Ninguno coincide: complete sus datos abajo'}
      autoFocus
      isLoading={isFetching || rested !== texto.trim()}
      options={options}
      chosen={chosen}
      filter={null}
      toValue={({ id }: InmuebleDto) => id}
      toLabel={({ nombre }: InmuebleDto) => nombre}
      renderOption={(inmueble: InmuebleDto) => (
        <span>
          {inmueble.nombre}
          <br />
          <small>{detalleDe(inmueble)}</small>
        </span>
      )}
      onSearch={setTexto}
    />
  );
}

function detalleDe({ matricula, domicilio, nomenclatura, registro }: InmuebleDto): string {
  const all = matricula ? [domicilio, nomenclatura, registro] : [domicilio, registro];
  return all.filter(Boolean).join(' · ');
}
