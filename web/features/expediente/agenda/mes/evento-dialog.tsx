import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import {
  type Evento,
  useAgendaFindConsequencesQuery,
  useEventosCreateMutation,
  useEventosRemoveMutation,
  useEventosRestoreMutation,
  useEventosUpdateMutation,
  useSalasFindAllQuery,
} from '../../../../api/agenda-api';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { Button } from '../../../../components/button';
import { DateField } from '../../../../components/form/date-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { Row, Text } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { Alert } from '../../../../components/ui/alert';
import { ChipsCombobox } from '../../../../components/ui/chips-combobox';
import { useDescargarArchivo } from '../../../../components/use-descargar';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { fechaIlegible } from '../../../../lib/fecha-escrita';
import { newId } from '../../../../lib/new-id';
import { usePermiso } from '../../../../session/use-permiso';
import { CarpetaAutocomplete } from '../../carpetas/public/carpeta-autocomplete';
import styles from './agenda-page.module.css';
import { diaDeFin, escritoDe, finDe, horaDeOtraZona, isAlReves, isDeNoche, momentoDe } from './momentos';

const diaRule = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, fechaIlegible));
const hora = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escriba la hora, por ejemplo 10:30.'));
const campos = v.object({
  tipo: v.picklist(['firma', 'reunion', 'otro']),
  titulo: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Dé un título.'),
    v.maxLength(200, 'Puede tener hasta 200 caracteres.'),
  ),
  carpetaId: v.nullable(v.string()),
  dia: diaRule,
  diaFin: v.union([v.literal(''), diaRule], fechaIlegible),
  desde: hora,
  hasta: hora,
  salaId: v.string(),
  lugar: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Puede tener hasta 200 caracteres.')),
  personas: v.array(v.string()),
  notas: v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Pueden tener hasta 2000 caracteres.')),
});
const rules = v.pipe(
  campos,
  v.forward(
    v.partialCheck(
      [['desde'], ['hasta'], ['diaFin']],
      ({ desde, hasta, diaFin }) => diaFin !== '' || !isAlReves(desde, hasta),
      'Termina antes de comenzar: revise las horas.',
    ),
    ['hasta'],
  ),
  v.forward(
    v.partialCheck(
      [['dia'], ['diaFin'], ['desde'], ['hasta']],
      ({ dia, diaFin, desde, hasta }) => diaFin === '' || `${diaFin} ${hasta}` > `${dia} ${desde}`,
      'Termina antes de comenzar: revise el día y las horas.',
    ),
    ['diaFin'],
  ),
);

const tipos = [
  { value: 'firma', label: 'Firma' },
  { value: 'reunion', label: 'Reunión' },
  { value: 'otro', label: 'Otro' },
];

/** The title of a new event unless somebody types another title. */
function tituloDe(tipo: string, caratula: string | null): string {
  const label = tipo === 'otro' ? '' : (tipos.find(({ value }) => value === tipo)?.label ?? '');
  return [label, caratula].filter(Boolean).join(': ').slice(0, 200);
}

interface EventoDialogProps {
  /** The event that is changed. Without it, the dialog adds a new event. */
  evento?: Evento;
  /** The proposed day of a new event. */
  dia: string;
  onClose: () => void;
}

/** Adds an event with an hour to the agenda, or changes an event. */
export function EventoDialog({ evento, dia, onClose }: EventoDialogProps) {
  const [create] = useEventosCreateMutation();
  const [update] = useEventosUpdateMutation();
  const [remove, { isLoading: isRemoving }] = useEventosRemoveMutation();
  const [restore] = useEventosRestoreMutation();
  const { data: salas = [] } = useSalasFindAllQuery();
  const canEdit = usePermiso('agenda.editar');
  const [id] = useState(newId);
  const toast = useToast();
  const descargar = useDescargarArchivo();
  const form = useForm({
    resolver: valibotResolver(rules),
    // Without this, the rules between fields run only when each field is right.
    criteriaMode: 'all',
    defaultValues: valuesOf(evento, dia),
  });
  const { control, formState } = form;
  const { release } = useUnsavedGuard(formState.isDirty);
  const [tipo, desde, hasta] = useWatch({ control, name: ['tipo', 'desde', 'hasta'] });
  const [caratula, setCaratula] = useState<string | null>(null);
  const isOwnTitle = evento !== undefined || formState.dirtyFields.titulo === true;
  useEffect(() => {
    if (!isOwnTitle) form.setValue('titulo', tituloDe(tipo, caratula));
  }, [form, isOwnTitle, tipo, caratula]);
  const otraZona = horaDeOtraZona();
  const hasDiaFin = formState.defaultValues?.diaFin !== '';

  const submit = form.handleSubmit(
    async ({ tipo, carpetaId, dia: day, diaFin, desde, hasta, salaId, lugar, notas, titulo, personas }) => {
      const fields = {
        titulo,
        carpetaId,
        desde: momentoDe(day, desde),
        hasta: diaFin ? momentoDe(diaFin, hasta) : finDe(day, desde, hasta),
        salaId: salaId || null,
        lugar: lugar || null,
        notas: notas || null,
        personas,
      };
      try {
        await (evento
          ? update({ id: evento.id, 'If-Match': `"${evento.version}"`, modificarEventoDto: fields })
          : create({ crearEventoDto: { id, tipo, ...fields } })
        ).unwrap();
        toast(evento ? 'Se guardó el evento' : 'Se agendó');
        release();
        onClose();
      } catch (error) {
        applyServerErrors(form, error);
      }
    },
  );
  const quitar = async () => {
    if (!evento) return;
    try {
      await remove({ id: evento.id }).unwrap();
      offerUndo(toast, `Se quitó ${evento.titulo}`, () => restore({ id: evento.id }).unwrap());
      release();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  };

  return (
    <FormDialog
      title={evento ? evento.titulo : 'Agendar'}
      submitLabel={evento ? 'Guardar' : 'Agendar'}
      isSubmitting={formState.isSubmitting}
      isOff={!canEdit}
      onSubmit={submit}
      onClose={onClose}
    >
      <LimiteDeRol permiso="agenda.editar" que="agendar, cambiar ni quitar eventos" quienes="oficina" />
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
          initial={evento?.carpeta}
          emptyText="Ninguna carpeta coincide"
          onChosen={(carpeta) => setCaratula(carpeta?.caratula ?? null)}
          required={tipo === 'firma'}
        />
      )}
      <TextField control={control} name="titulo" label="Título" required autoComplete="off" disabled={!canEdit} />
      <div className={styles.tres}>
        <DateField control={control} name="dia" label="Día" required disabled={!canEdit} />
        <TextField
          control={control}
          name="desde"
          label="Desde"
          type="time"
          help={otraZona ? `Hora de ${otraZona}.` : undefined}
          required
          disabled={!canEdit}
        />
        <TextField
          control={control}
          name="hasta"
          label="Hasta"
          type="time"
          help={!hasDiaFin && isDeNoche(desde, hasta) ? '+1 día: termina al día siguiente.' : undefined}
          required
          disabled={!canEdit}
        />
      </div>
      {hasDiaFin && <DateField control={control} name="diaFin" label="Termina el" disabled={!canEdit} />}
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
      <TextAreaField control={control} name="notas" label="Notas" disabled={!canEdit} />
      {evento && (
        <Row wrap gap={2}>
          <Button
            variant="outlined"
            onClick={() =>
              void descargar({ url: `/api/agenda/eventos/${evento.id}/ics`, nombre: `${evento.titulo}.ics` })
            }
          >
            Llevar a otro calendario
          </Button>
          {canEdit && (
            <Button color="danger" loading={isRemoving} onClick={() => void quitar()}>
              Quitar de la agenda
            </Button>
          )}
        </Row>
      )}
    </FormDialog>
  );
}

type Form = ReturnType<typeof useForm<v.InferInput<typeof rules>>>;

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

function valuesOf(evento: Evento | undefined, day: string): v.InferInput<typeof rules> {
  const [dia, desde] = evento ? escritoDe(evento.desde) : [day, '10:00'];
  const [, hasta] = evento ? escritoDe(evento.hasta) : ['', '11:00'];
  return {
    tipo: evento?.tipo ?? 'firma',
    titulo: evento?.titulo ?? tituloDe('firma', null),
    carpetaId: evento?.carpeta?.id ?? null,
    dia,
    diaFin: evento ? diaDeFin(evento.desde, evento.hasta) : '',
    desde,
    hasta,
    salaId: evento?.sala?.id ?? '',
    lugar: evento?.lugar ?? '',
    personas: evento?.personas.map(({ id }) => id) ?? [],
    notas: evento?.notas ?? '',
  };
}
