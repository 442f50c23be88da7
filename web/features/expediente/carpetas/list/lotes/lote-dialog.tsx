import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { apiMessage } from '../../../../../api/api-message';
import type { CambioDeVariasDto } from '../../../../../api/generated/accesos';
import type { CambioDeCarpetasDto } from '../../../../../api/generated/cambios';
import { Button } from '../../../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../../../components/dialog-frame';
import { FormProblem } from '../../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../../components/form/server-errors';
import { DialogForm } from '../../../../../components/form-dialog';
import { offerUndo } from '../../../../../components/offer-undo';
import { useToast } from '../../../../../components/toast-actions';
import { useUnsavedGuard } from '../../../../../components/use-unsaved-guard';
import { deshechoText } from './deshecho';
import { Informe } from './informe';
import { useCarpetaCambiosUndoMutation } from './lotes-api';

/** The result of a change, with what undoes it where it can be undone. */
type Answer = CambioDeVariasDto & Partial<CambioDeCarpetasDto>;

interface LoteDialogProps<Values extends FieldValues, Answered extends Answer> {
  title: string;
  submitLabel: string;
  submitColor?: 'danger';
  form: UseFormReturn<Values>;
  /** Whether the button is off, because nothing is chosen yet. */
  isOff?: boolean;
  send: (values: Values) => Promise<Answered>;
  /** The text of the toast when no carpeta was refused. */
  said: (values: Values, answer: Answered) => string;
  onClose: () => void;
  /** Called once the change was made, in all carpetas or in some. */
  onDone: () => void;
  children: ReactNode;
}

/** A dialog that asks for a change of several carpetas, makes it, and then lists the refused carpetas. */
export function LoteDialog<Values extends FieldValues, Answered extends Answer>(
  props: LoteDialogProps<Values, Answered>,
) {
  const { title, submitLabel, submitColor, form, isOff, send, said, onClose, onDone, children } = props;
  const [informe, setInforme] = useState<Answered | null>(null);
  const toast = useToast();
  const undoOf = useDeshacer();
  const { mayDiscard } = useUnsavedGuard(form.formState.isDirty && !informe);

  const submit = form.handleSubmit(async () => {
    try {
      const values = form.getValues();
      const answer = await send(values);
      if (answer.rechazadas.length > 0) return setInforme(answer);
      const [text, undo] = [said(values, answer), undoOf(answer)];
      if (undo) offerUndo(toast, text, undo);
      else toast(text, { severity: 'success' });
      onDone();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  const close = async () => {
    if (await mayDiscard()) onClose();
  };
  const done = informe?.hechas.length === 0 ? onClose : onDone;

  // The form and the report share one dialog, which gives the focus back to where it was before the form.
  return (
    <DialogFrame title={title} onClose={informe ? done : () => void close()}>
      {informe ? (
        <>
          <DialogBody role="status">
            <Informe {...informe} />
          </DialogBody>
          <DialogActions>
            <DeshacerButton undo={undoOf(informe)} onDone={done} />
            <Button variant="contained" autoFocus onClick={done}>
              Entendido
            </Button>
          </DialogActions>
        </>
      ) : (
        <DialogForm
          submitLabel={submitLabel}
          submitColor={submitColor}
          isOff={isOff}
          isSubmitting={form.formState.isSubmitting}
          onSubmit={submit}
          onClose={() => void close()}
        >
          <FormProblem errors={form.formState.errors} />
          {children}
        </DialogForm>
      )}
    </DialogFrame>
  );
}

/** Undoes the change in the carpetas that were not refused. */
function DeshacerButton({ undo, onDone }: { undo: ReturnType<ReturnType<typeof useDeshacer>>; onDone: () => void }) {
  const [isSending, setIsSending] = useState(false);
  const toast = useToast();
  if (!undo) return null;
  const send = async () => {
    setIsSending(true);
    try {
      await undo();
      onDone();
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
      setIsSending(false);
    }
  };
  return (
    <Button variant="outlined" loading={isSending} onClick={() => void send()}>
      Deshacer
    </Button>
  );
}

/** A function that undoes a change of several carpetas and tells the result. Null when nothing can be undone. */
function useDeshacer() {
  const [undo] = useCarpetaCambiosUndoMutation();
  const toast = useToast();
  return ({ deshacer = [] }: Partial<CambioDeCarpetasDto>): (() => Promise<void>) | null => {
    if (deshacer.length === 0) return null;
    return async () => {
      const answer = await undo({ deshacerCambiosDto: { carpetas: deshacer } }).unwrap();
      toast(deshechoText(answer), { severity: answer.rechazadas.length > 0 ? 'warning' : 'success' });
    };
  };
}
