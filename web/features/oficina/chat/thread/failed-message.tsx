import { FailedLine } from '../../../../outbox/failed-line';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import {
  messageDiscarded,
  messageReopened,
  refusedFiles,
  refusedFilesRemoved,
  resendRequested,
  selectOutgoingMessage,
} from '../outbox-slice';
import { restLabel } from './resto';

/** Under a message that did not arrive. */
export function FailedMessage({ id, isWaiting }: { id: string; isWaiting: boolean }) {
  const dispatch = useAppDispatch();
  const message = useAppSelector((state) => selectOutgoingMessage(state, id));
  const refused = message ? refusedFiles(message) : [];
  const isMore = message !== undefined && (message.text !== '' || refused.length < message.adjuntos.length);
  const rest = {
    label: restLabel(refused.map(({ nombre }) => nombre)),
    onSend: () => {
      dispatch(refusedFilesRemoved({ id }));
      dispatch(resendRequested({ id }));
    },
  };
  return (
    <FailedLine
      item={message ?? {}}
      isWaiting={isWaiting}
      onEdit={({ currentTarget }) => {
        currentTarget.closest('section')?.querySelector('textarea')?.focus();
        dispatch(messageReopened({ id }));
      }}
      onResend={() => dispatch(resendRequested({ id }))}
      rest={refused.length > 0 && isMore ? rest : undefined}
      onDiscard={() => dispatch(messageDiscarded({ id }))}
    />
  );
}
