import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import {
  agendaApi,
  type Evento,
  useAgendaFindConsequencesQuery,
  useEventosCreateMutation,
  useEventosUpdateMutation,
  useSalasFindAllQuery,
} from '../../../../api/agenda-api';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { useEscribir } from '../../../../collection/use-escribir';
import { useLeave } from '../../../../collection/use-leave';
import { Button } from '../../../../components/button';
import { DateField } from '../../../../components/form/date-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors, renameFields } from '../../../../components/form/server-errors';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import { TimeField } from '../../../../components/form/time-field';
import { FormDialog } from '../../../../components/form-dialog';
import { Row, Text } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { useToast } from '../../../../components/toast-actions';
import { Alert } from '../../../../components/ui/alert';
import { ChipsCombobox } from '../../../../components/ui/chips-combobox';
import { useDescargarArchivo } from '../../../../components/use-descargar';
import { type LetGo, useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { conIgualDistancia, isHora } from '../../../../lib/hora-escrita';
import { newId } from '../../../../lib/new-id';
import { usePermiso } from '../../../../session/use-permiso';
import { CarpetaAutocomplete } from '../../carpetas/public/carpeta-autocomplete';
import type { EventoPropuesto } from '../public/evento-propuesto';
import styles from './agenda-page.module.css';
import { usePreguntarAlcance } from './alcance';
import {
  type Campos,
  camposDeRepeticion,
  diaRule,
  fieldsOf,
  propuestoDe,
  repeticionDe,
  rules,
  tipos,
  tituloDe,
  valuesOf,
} from './evento-fields';
import { escritoDe, horaDeOtraZona, isDeNoche } from './momentos';
import {
  leerRecordatorio,
  problemaDeRecordatorio,
  recordatorioEnTexto,
  recordatoriosUsuales,
} from './recordatorio-escrito';
import { RepeticionFields } from './repeticion-fields';

type EventoDialogProps = { onClose: () => void } & (
  | /** The event that is changed. */ { evento: Evento; nuevo?: undefined }
  | /** The proposed fields of a new event. */ { evento?: undefined; nuevo: EventoPropuesto }
);

/** Adds an event with an hour to the agenda, or changes an event. */
export function EventoDialog({ evento, nuevo, onClose }: EventoDialogProps) {
  const { data: salas = [] } = useSalasFindAllQuery();
  const canEdit = usePermiso('agenda.editar');
  const form = useForm({
    resolver: valibotResolver(rules),
    // Without this, the rules between fields run only when each field is right.
    criteriaMode: 'all',
    defaultValues: evento ? valuesOf(evento) : propuestoDe(nuevo),
  });
  const { control, formState } = form;
  // What was begun in a carpeta is not offered in another one, nor in the agenda.
  const kind = nuevo?.carpeta ? `evento-de-${nuevo.carpeta.id}` : 'evento';
  // The tab keeps no names, by which the field shows its carpeta.
  const kept = useKeptForm(kind, evento?.id ?? 'nuevo', form, { without: ['carpetaId'] });
  const { release, letGo } = useUnsavedGuard(formState.isDirty, kept.forget);
  const guardar = useGuardarEvento(form, evento, () => {
    release();
    onClose();
  });
  const quitar = useQuitarEvento(letGo);
  const tipo = useWatch({ control, name: 'tipo' });
  const [caratula, setCaratula] = useState(nuevo?.carpeta?.caratula ?? null);
  const isOwnTitle = !nuevo || nuevo.titulo !== undefined || formState.dirtyFields.titulo === true;
  useEffect(() => {
    // The proposed title is not typed text.
    if (!isOwnTitle) form.resetField('titulo', { defaultValue: tituloDe(tipo, caratula) });
  }, [form, isOwnTitle, tipo, caratula]);

  return (
    <FormDialog
      title={evento ? evento.titulo : 'Agendar'}
      submitLabel={evento ? 'Guardar' : 'Agendar'}
      isSubmitting={formState.isSubmitting}
      isOff={!canEdit}
      onSubmit={guardar}
      onClose={onClose}
    >
      <LimiteDeRol permiso="agenda.editar" que="agendar, cambiar ni quitar eventos" quienes="oficina" />
      <RecoveredNotice kept={kept} />
      <FormProblem errors={formState.errors} />
      {evento?.carpeta && (
        <p>
          De la carpeta{' '}
          <Link to={`/carpetas/${evento.carpeta.id}`}>
            {[evento.carpeta.codigo, evento.carpeta.caratula].filter(Boolean).join(' ')}
          </Link>
          .
        </p>
      )}
      {!evento && <SelectField control={control} name="tipo" label="Qué es" options={tipos} />}
      {canEdit && (
        <CarpetaAutocomplete
          control={control}
          name="carpetaId"
          label="Carpeta"
          initial={evento?.carpeta ?? nuevo?.carpeta}
          emptyText="Ninguna carpeta coincide"
          onChosen={(chosen) => {
            setCaratula(chosen?.caratula ?? null);
            // The agenda takes the day that the carpeta has, unless somebody chose another day.
            const suyo = evento || formState.dirtyFields.dia ? null : chosen?.fechaFirmaPrevista;
            if (suyo && tipo === 'firma') form.resetField('dia', { defaultValue: suyo });
          }}
          required={tipo === 'firma'}
        />
      )}
      <TextField control={control} name="titulo" label="Título" required autoComplete="off" disabled={!canEdit} />
      <Horario form={form} isOff={!canEdit} />
      {!evento && tipo !== 'firma' && <RepeticionFields form={form} />}
      {evento?.serie && (
        <Text as="p" size="sm" tone="soft">
          Se repite {evento.serie.texto}.
        </Text>
      )}
      {tipo === 'firma' && canEdit && (
        <>
          <Text as="p" size="sm" tone="soft">
            La firma prevista de la carpeta es la de este día.
          </Text>
          <LoQueSigue control={control} evento={evento} />
        </>
      )}
      <SelectField
        control={control}
        name="salaId"
        label="Sala"
        emptyLabel="Ninguna"
        options={salas
          .filter(({ activa, id: sala }) => activa || sala === evento?.sala?.id)
          .map(({ id: value, nombre: label }) => ({ value, label }))}
        disabled={!canEdit}
      />
      <TextField control={control} name="lugar" label="Lugar" autoComplete="off" disabled={!canEdit} />
      <Personas control={control} isOff={!canEdit} />
      <Recordatorios control={control} isOff={!canEdit} />
      <TextAreaField control={control} name="notas" label="Notas" disabled={!canEdit} />
      {evento && (
        <Row wrap gap={2}>
          <OtroCalendarioButton evento={evento} />
          {canEdit && (
            <Button color="danger" onClick={() => void quitar(evento)}>
              Quitar de la agenda
            </Button>
          )}
        </Row>
      )}
    </FormDialog>
  );
}

type Form = ReturnType<typeof useForm<Campos>>;

/** Stores the event of the form. */
function useGuardarEvento(form: Form, evento: Evento | undefined, onSaved: () => void) {
  const [create] = useEventosCreateMutation();
  const [update] = useEventosUpdateMutation();
  const [id] = useState(newId);
  const toast = useToast();
  const preguntar = usePreguntarAlcance();

  return form.handleSubmit(async (campos) => {
    const fields = fieldsOf(campos);
    const repeticion = repeticionDe(campos);
    const alcance = evento?.serie ? await preguntar('¿Qué eventos cambian?') : 'este';
    if (alcance === null) return;
    try {
      await (evento
        ? update({ id: evento.id, 'If-Match': `"${evento.version}"`, modificarEventoDto: { alcance, ...fields } })
        : create({ crearEventoDto: { id, tipo: campos.tipo, ...fields, ...(repeticion && { repeticion }) } })
      ).unwrap();
      toast(evento ? 'Se guardó el evento' : 'Se agendó');
      onSaved();
    } catch (error) {
      applyServerErrors(
        form,
        renameFields(error, (campo) => camposDeRepeticion[campo] ?? campo),
      );
    }
  });
}

/**
 * Closes an event and removes it from the agenda. When the server refuses, the event opens again, with what was typed.
 * The toast offers to undo the removal.
 */
function useQuitarEvento(letGo: LetGo) {
  const { eventosRemove, eventosRestore } = agendaApi.endpoints;
  const { eliminar } = useEscribir();
  const leave = useLeave();
  const { search } = useLocation();
  const preguntar = usePreguntarAlcance();

  return async ({ id, titulo, serie, version }: Evento) => {
    const alcance = serie ? await preguntar('¿Qué eventos se quitan?') : 'este';
    if (alcance === null) return;
    const forget = letGo();
    await leave(`/agenda${search}`, { replace: true });
    const isRemoved = await eliminar(
      (dispatch) =>
        dispatch(eventosRemove.initiate({ id, ...(serie && { alcance, 'If-Match': `"${version}"` }) })).unwrap(),
      {
        said: `Se quitó ${titulo}`,
        restore: (dispatch) => dispatch(eventosRestore.initiate({ id })).unwrap(),
      },
    );
    if (isRemoved) forget();
    else await leave(`/agenda/evento/${id}${search}`, { replace: true });
  };
}

/** The day and the hours. An event of several days has its last day too. */
function Horario({ form: { control, formState, getValues, setValue }, isOff }: { form: Form; isOff: boolean }) {
  const [todoElDia, desde, hasta] = useWatch({ control, name: ['todoElDia', 'desde', 'hasta'] });
  const otraZona = horaDeOtraZona();
  const hasDiaFin = formState.defaultValues?.diaFin !== '';
  /** The last hour that could be read, since a half typed hour cannot. */
  const known = useRef('');
  const keepLength = (next: string, before: string) => {
    if (before !== '' && isHora(before)) known.current = before;
    const end = getValues('hasta');
    if (hasDiaFin || ![next, known.current, end].every((one) => one !== '' && isHora(one))) return;
    setValue('hasta', conIgualDistancia(end, known.current, next), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
    known.current = next;
  };
  return (
    <>
      <div className={styles.tres} data-solo={todoElDia}>
        <DateField control={control} name="dia" label="Día" required disabled={isOff} />
        {!todoElDia && (
          <>
            <TimeField
              control={control}
              name="desde"
              label="Desde"
              help={otraZona ? `Hora de ${otraZona}.` : undefined}
              required
              disabled={isOff}
              onChanged={keepLength}
            />
            <TimeField
              control={control}
              name="hasta"
              label="Hasta"
              help={!hasDiaFin && isDeNoche(desde, hasta) ? '+1 día: termina al día siguiente.' : undefined}
              required
              disabled={isOff}
            />
          </>
        )}
      </div>
      {hasDiaFin && <DateField control={control} name="diaFin" label="Termina el" disabled={isOff} />}
      {!isOff && <SwitchField control={control} name="todoElDia" label="Todo el día" />}
    </>
  );
}

/** Downloads the event for another calendar. */
function OtroCalendarioButton({ evento }: { evento: Evento }) {
  const descargar = useDescargarArchivo();
  return (
    <Button
      variant="outlined"
      onClick={() => void descargar({ url: `/api/agenda/eventos/${evento.id}/ics`, nombre: `${evento.titulo}.ics` })}
    >
      Llevar a otro calendario
    </Button>
  );
}

/** The consequences of signing on the chosen day. */
function LoQueSigue({ control, evento }: { control: Form['control']; evento: Evento | undefined }) {
  const [dia, carpetaId] = useWatch({ control, name: ['dia', 'carpetaId'] });
  const isOther = v.is(diaRule, dia) && dia !== (evento && escritoDe(evento.desde)[0]);
  const que = evento ? { eventoId: evento.id } : { carpetaId: carpetaId ?? '' };
  const skip = !isOther || carpetaId === null;
  const { currentData } = useAgendaFindConsequencesQuery({ dia, ...que }, { skip });
  // A change of the agenda shows no warning here, because the server refuses it when the form is sent.
  if (skip || !currentData || currentData.cambiaLaAgenda || currentData.consecuencias.length === 0) return null;
  return (
    <Alert severity="warning">
      {currentData.consecuencias.map((consecuencia) => (
        <p key={consecuencia}>{consecuencia}</p>
      ))}
    </Alert>
  );
}

/** The field for the times before the event at which its people are reminded. */
function Recordatorios({ control, isOff }: { control: Form['control']; isOff: boolean }) {
  const { field, fieldState } = useController({ control, name: 'recordatorios' });
  return (
    <ChipsCombobox
      label="Recordatorios"
      help={isOff ? undefined : 'A quienes van, o a quien agenda. También 45 min, 2 h o 3 días.'}
      options={recordatoriosUsuales}
      values={field.value}
      toLabel={recordatorioEnTexto}
      isOpenEnded
      split={(text) => text.split(/[,;]/).flatMap(leerRecordatorio)}
      problemOf={problemaDeRecordatorio}
      isDisabled={isOff}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}

/** The field for the members who take part. */
function Personas({ control, isOff }: { control: Form['control']; isOff: boolean }) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const { field, fieldState } = useController({ control, name: 'personas' });
  const names = new Map(miembros.map(({ id, nombre }) => [id, nombre]));
  return (
    <ChipsCombobox
      label="Quiénes"
      options={miembros.map(({ id }) => id)}
      values={field.value}
      toLabel={(id) => names.get(id) ?? '…'}
      isDisabled={isOff}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
