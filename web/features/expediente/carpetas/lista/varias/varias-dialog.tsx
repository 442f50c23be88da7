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
import { Informe } from './informe';
import { useDeshacer } from './use-deshacer';

/** What came of it; what undoes it, where it can be undone. */
type Answer = CambioDeVariasDto & Partial<CambioDeCarpetasDto>;

interface VariasDialogProps<Values extends FieldValues, Answered extends Answer> {
  title: string;
  submitLabel: string;
  submitColor?: 'danger';
  form: UseFormReturn<Values>;
  /** Nothing is chosen yet. */
  isOff?: boolean;
  send: (values: Values) => Promise<Answered>;
  /** What is told when none was refused. */
  said: (values: Values, answer: Answered) => string;
  onClose: () => void;
  /** Called once it was done, in all or in some. */
  onDone: () => void;
  children: ReactNode;
}

/** Asks what is to be done with several carpetas, does it, and then says which were refused. */
export function VariasDialog<Values extends FieldValues, Answered extends Answer>(
  props: VariasDialogProps<Values, Answered>,
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

  // One dialog for both: it gives the focus back to where it was before the form.
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

/** Undoes what was done in those that were not refused. */
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
