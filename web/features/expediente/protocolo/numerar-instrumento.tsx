import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { caracterDe, escribanoEnTexto } from '../../../../server/vocabulario/escribano';
import { apiMessage } from '../../../api/api-message';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import type { RegistroNotarialDto } from '../../../api/generated/protocolo';
import { useMiembrosFindAllQuery } from '../../../api/miembros-api';
import { DateField } from '../../../components/form/date-field';
import { FormProblem } from '../../../components/form/form-problem';
import { SelectField } from '../../../components/form/select-field';
import { applyServerErrors } from '../../../components/form/server-errors';
import { SwitchField } from '../../../components/form/switch-field';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { Stack, Text } from '../../../components/layout/layout';
import { useToast } from '../../../components/toast-actions';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { formatFecha } from '../../../lib/fechas';
import { newId } from '../../../lib/new-id';
import { usePalabras } from '../../../session/use-pais';
import { seFirmaAlNumerar } from '../carpetas/public/firma-al-numerar';
import { useCarpeta } from '../carpetas/public/use-carpeta';
import { CamposFields } from './instrumento-fields';
import { instrumentoEnTexto, tipos } from './instrumento-text';
import {
  type NumerarValues,
  necesitaFolios,
  necesitaMotivo,
  numerarSchema,
  siguienteDe,
  tipoUsual,
  toDto,
} from './numerar-values';
import {
  useInstrumentosFirmarMutation,
  useInstrumentosNumerarMutation,
  useProtocoloFindRegistrosQuery,
  useProtocoloFindSiguientesQuery,
} from './protocolo-api';

/** Numbers the instrumento of the carpeta over its tab, and signs it if it can be signed. */
export function NumerarInstrumento() {
  const carpeta = useCarpeta();
  const { data: registrosNotariales } = useProtocoloFindRegistrosQuery();
  if (!carpeta.permisos.numerar) return <Navigate to={`/carpetas/${carpeta.id}/protocolo`} replace />;
  const inUse = registrosNotariales?.filter(({ activo }) => activo);
  return inUse ? <NumerarDialog carpeta={carpeta} registrosNotariales={inUse} /> : null;
}

interface NumerarDialogProps {
  carpeta: CarpetaDetalleDto;
  registrosNotariales: RegistroNotarialDto[];
}

function NumerarDialog({ carpeta, registrosNotariales }: NumerarDialogProps) {
  const { id, version, moneda } = carpeta;
  const [nuevoId] = useState(newId);
  const [numerar] = useInstrumentosNumerarMutation();
  const [firmar] = useInstrumentosFirmarMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const canSign = carpeta.movimientos.some(seFirmaAlNumerar);
  const por = { isEarly: carpeta.estado === 'en_preparacion', apertura: carpeta.fechaApertura };
  const form = useForm<NumerarValues>({
    resolver: valibotResolver(numerarSchema(por)) as Resolver<NumerarValues>,
    // Without this, the rules between fields run only when each field is right.
    criteriaMode: 'all',
    defaultValues: valuesOf(carpeta, registrosNotariales, canSign),
  });
  const { control, resetField } = form;
  // The carpeta may become ready for the signature while the dialog is open.
  useEffect(() => resetField('firmar', { defaultValue: canSign }), [canSign, resetField]);
  const { isDirty, isSubmitting, errors } = form.formState;
  const { release } = useUnsavedGuard(isDirty);
  const help = useSiguiente(form, control);
  const autoriza = useAutoriza(carpeta);
  const close = () => void navigate(`/carpetas/${id}/protocolo`, { replace: true, preventScrollReset: true });
  const [isSigning, fecha, tipo, folioDesde] = useWatch({ control, name: ['firmar', 'fecha', 'tipo', 'folioDesde'] });
  const submit = form.handleSubmit(async (written) => {
    const dto = toDto(necesitaMotivo(por, written) ? written : { ...written, motivo: '' });
    const isSigned = written.firmar;
    try {
      const [instrumento] = isSigned
        ? await firmar({ id, 'If-Match': `"${version}"`, firmarDto: dto }).unwrap()
        : await numerar({
            id,
            numerarInstrumentoDto: { ...dto, id: nuevoId },
          }).unwrap();
      const said = instrumento && `: ${instrumentoEnTexto(instrumento)}`;
      toast(`${isSigned ? 'Carpeta firmada' : 'Instrumento numerado'}${said ?? ''}`);
      release();
      close();
    } catch (error) {
      applyServerErrors(form, error);
      // The refusal of the move belongs to no field of this form.
      if (isSigned && Object.keys(form.formState.errors).length === 0) toast(apiMessage(error), { severity: 'error' });
    }
  });
  return (
    <FormDialog
      title={canSign ? 'Numerar y firmar' : 'Numerar'}
      submitLabel={isSigning ? 'Numerar y firmar' : 'Numerar'}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={close}
    >
      <FormProblem errors={errors} />
      <Stack columns={2} gap={4}>
        <SelectField
          control={control}
          name="registroId"
          label="Registro"
          options={registrosNotariales.map(({ id: value, nombre }) => ({ value, label: nombre }))}
        />
        <SelectField control={control} name="tipo" label="Tipo" options={tipos.map((one) => ({ ...one }))} />
      </Stack>
      <Text as="p" size="sm" tone="soft" aria-live="polite">
        {help}
        {isSigning && autoriza}
      </Text>
      <Stack columns={3} gap={4}>
        <DateField control={control} name="fecha" label="Fecha" required />
        <TextField control={control} name="folioDesde" label="Desde el folio" inputMode="numeric" />
        <TextField
          control={control}
          name="folioHasta"
          label="Hasta el folio"
          inputMode="numeric"
          required={necesitaFolios({ tipo, folioDesde })}
        />
      </Stack>
      <CamposFields control={control as never} moneda={moneda} needsLugar={isSigning} />
      {necesitaMotivo(por, { firmar: isSigning, fecha }) && (
        <TextAreaField
          control={control}
          name="motivo"
          label="Motivo"
          required
          help={`${por.isEarly ? 'La carpeta todavía no está lista para la firma.' : `La firma es anterior a la apertura de la carpeta (${formatFecha(por.apertura)}).`} El motivo queda en la actividad.`}
        />
      )}
      {canSign && (
        <SwitchField
          control={control}
          name="firmar"
          label="Registrar también la firma"
          help="La carpeta pasa a «Firmada» con esta fecha, y quién autoriza, sus partes e inmuebles quedan como están hoy."
        />
      )}
    </FormDialog>
  );
}

/** The notary who signs, as the signature records it. */
function useAutoriza({ escribano }: CarpetaDetalleDto): string {
  const { data: miembros } = useMiembrosFindAllQuery({}, { skip: !escribano });
  const palabras = usePalabras();
  const miembro = miembros?.find(({ id }) => id === escribano?.id);
  if (!escribano) return ' La carpeta todavía no dice quién autoriza.';
  return miembro ? ` Autoriza ${escribanoEnTexto(miembro.nombre, caracterDe(miembro.rolId), palabras)}.` : '';
}

/**
 * Sets the first folio to the next free folio of the chosen book, and proposes the last place. @returns the next number
 * and folio, in words
 */
function useSiguiente(
  { setValue, getValues }: Pick<UseFormReturn<NumerarValues>, 'setValue' | 'getValues'>,
  control: ReturnType<typeof useForm<NumerarValues>>['control'],
): string {
  const [registroId, tipo, fecha] = useWatch({ control, name: ['registroId', 'tipo', 'fecha'] });
  const anio = /^(19|20|21)\d{2}-/.test(fecha) ? Number(fecha.slice(0, 4)) : undefined;
  const { data } = useProtocoloFindSiguientesQuery(
    { id: registroId, ...(anio && { anio }) },
    { skip: !registroId, refetchOnMountOrArgChange: true },
  );
  const siguiente = data && siguienteDe(data, tipo);
  const folio = siguiente?.folio;
  useEffect(() => {
    if (folio !== undefined) setValue('folioDesde', tipo === 'certificacion' ? '' : String(folio));
  }, [folio, tipo, setValue]);
  const lugar = data?.ultimoLugar;
  useEffect(() => {
    if (lugar && !getValues('lugar')) setValue('lugar', lugar);
  }, [lugar, getValues, setValue]);
  if (!siguiente) return 'El número y los folios siguen a los últimos del registro.';
  const { numero, ultimaFecha } = siguiente;
  const nombre = tipos.find(({ value }) => value === tipo)?.label;
  const folios = tipo === 'certificacion' ? `los folios son optativos: sigue el ${folio}` : `desde el folio ${folio}`;
  return `Será ${nombre} ${numero} de ${data.anio}, ${folios}.${
    ultimaFecha ? ` La fecha no puede ser anterior al ${formatFecha(ultimaFecha)}.` : ''
  }`;
}

function valuesOf(
  carpeta: CarpetaDetalleDto,
  registrosNotariales: RegistroNotarialDto[],
  firmar: boolean,
): NumerarValues {
  const own = registrosNotariales.find(({ escribano }) => escribano !== null && escribano.id === carpeta.escribano?.id);
  return {
    registroId: (own ?? registrosNotariales[0])?.id ?? '',
    tipo: tipoUsual(carpeta.tipoActo.nombre),
    fecha: carpeta.fechaFirma ?? carpeta.hoy,
    ...{ folioDesde: '', folioHasta: '', lugar: '', observacion: '', motivo: '', firmar },
    objeto: carpeta.tipoActo.nombre,
    cuantia: carpeta.monto?.replace('.', ',') ?? '',
  };
}
