import { type FormEvent, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { Avatar } from '../../../../components/avatar';
import { inDays, inputValues, noonOf } from '../../../../components/due/due-state';
import { FormDialog } from '../../../../components/form-dialog';
import { Text } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { Alert } from '../../../../components/ui/alert';
import { ChipsCombobox } from '../../../../components/ui/chips-combobox';
import { DateInput } from '../../../../components/ui/date-input';
import { Select } from '../../../../components/ui/select';
import { contar } from '../../../../lib/numeros';
import { type Curso, type PersonaDeAcademia, useAcademiaRequestMutation } from '../academia-api';

interface PedirDialogProps {
  team: readonly PersonaDeAcademia[];
  /** The published courses. */
  cursos: readonly Curso[];
  /** The ids of the people who are chosen at first. */
  initial: string[];
  onClose: () => void;
}

const usualDays = 14;

/** Asks people to complete a course by a day. */
export function PedirDialog({ team, cursos, initial, onClose }: PedirDialogProps) {
  const [courseId, setCourseId] = useState(cursos[0]?.id ?? '');
  const [people, setPeople] = useState(initial);
  const [day, setDay] = useState(inputValues(inDays(usualDays))[0]);
  const [isTried, setIsTried] = useState(false);
  const [request, { isLoading, error }] = useAcademiaRequestMutation();
  const toast = useToast();
  const nameOf = (id: string) => team.find((persona) => persona.id === id)?.name ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (people.length === 0 || !isDay) return;
    const answer = await request({ pedirCursoDto: { courseId, people, dueDate: noonOf(day) } });
    if (answer.error) return;
    toast(`Se pidió a ${contar(people.length, 'persona', 'personas')}: cada una recibe un aviso y una tarea`, {
      severity: 'success',
    });
    onClose();
  };

  return (
    <FormDialog title="Pedir un curso" submitLabel="Pedir" isSubmitting={isLoading} onSubmit={submit} onClose={onClose}>
      {error && <Alert severity="error">{apiMessage(error)}</Alert>}
      <Select
        label="Curso"
        value={courseId}
        onChange={(id) => setCourseId(String(id))}
        options={cursos.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <ChipsCombobox
        label="Personas"
        required
        emptyText="No hay nadie más"
        options={team.map(({ id }) => id)}
        values={people}
        onChange={setPeople}
        toLabel={nameOf}
        renderOption={(id) => (
          <>
            <Avatar id={id} name={nameOf(id)} avatar={team.find((persona) => persona.id === id)?.avatar} />
            {nameOf(id)}
          </>
        )}
        error={isTried && people.length === 0 ? 'Elija al menos una persona.' : undefined}
      />
      <DateInput
        label="Hasta el"
        required
        value={day}
        onChange={setDay}
        error={isTried && !isDay ? 'Escriba un día como 31/12/2026.' : undefined}
      />
      <Text as="p" margin={0} size="sm" tone="soft">
        Cada persona recibe un aviso y una tarea. La tarea nombra el curso, y la ve toda la oficina.
      </Text>
    </FormDialog>
  );
}
