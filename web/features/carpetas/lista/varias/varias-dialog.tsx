import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { CambioDeVariasDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { DialogForm } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { Informe } from './informe';

interface VariasDialogProps<Values extends FieldValues> {
  title: string;
  submitLabel: string;
  form: UseFormReturn<Values>;
  /** Nothing is chosen yet. */
  isOff?: boolean;
  send: (values: Values) => Promise<CambioDeVariasDto>;
  /** What is told when none was refused. */
  said: (values: Values, total: number) => string;
  onClose: () => void;
  /** Called once it was done, in all or in some. */
  onDone: () => void;
  children: ReactNode;
}

/** Asks what is to be done with several carpetas, does it, and then says which were refused. */
export function VariasDialog<Values extends FieldValues>(props: VariasDialogProps<Values>) {
  const { title, submitLabel, form, isOff, send, said, onClose, onDone, children } = props;
  const [informe, setInforme] = useState<CambioDeVariasDto | null>(null);
  const toast = useToast();
  const { mayDiscard } = useUnsavedGuard(form.formState.isDirty && !informe);

  const submit = form.handleSubmit(async () => {
    try {
      const values = form.getValues();
      const answer = await send(values);
      if (answer.rechazadas.length > 0) return setInforme(answer);
      toast(said(values, answer.hechas.length), { severity: 'success' });
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
            <Button variant="contained" autoFocus onClick={done}>
              Entendido
            </Button>
          </DialogActions>
        </>
      ) : (
        <DialogForm
          submitLabel={submitLabel}
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
