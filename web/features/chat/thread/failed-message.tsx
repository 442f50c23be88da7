import { FailedLine } from '../../../outbox/failed-line';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { messageDiscarded, messageReopened, resendRequested, selectOutgoingMessage } from '../outbox-slice';

/** Under a message that did not arrive. */
export function FailedMessage({ id, isWaiting }: { id: string; isWaiting: boolean }) {
  const dispatch = useAppDispatch();
  const message = useAppSelector((state) => selectOutgoingMessage(state, id));
  return (
    <FailedLine
      item={message ?? {}}
      isWaiting={isWaiting}
      onEdit={({ currentTarget }) => {
        currentTarget.closest('section')?.querySelector('textarea')?.focus();
        dispatch(messageReopened({ id }));
      }}
      onResend={() => dispatch(resendRequested({ id }))}
      onDiscard={() => dispatch(messageDiscarded({ id }))}
    />
  );
}
