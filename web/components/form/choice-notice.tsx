import { type ReactNode, useEffect, useRef } from 'react';
import { scrollIntoSight } from '../../lib/scroll-into-sight';
import { Button } from '../button';
import { Row } from '../layout/layout';
import { Alert } from '../ui/alert';

interface Choice {
  label: string;
  onChoose: () => Promise<void>;
}

interface ChoiceNoticeProps {
  children: ReactNode;
  /** The choices. The last choice is the main one: it saves the typed text in the same thing. */
  choices: readonly Choice[];
}

/** Tells that somebody else changed or deleted a thing during the editing, and offers choices. */
export function ChoiceNotice({ children, choices }: ChoiceNoticeProps) {
  const alert = useRef<HTMLDivElement>(null);
  // The notice is above the fields, so the save button below them may be far away.
  useEffect(() => {
    if (alert.current) scrollIntoSight(alert.current);
  }, []);
  return (
    <Alert ref={alert} severity="warning">
      <p>{children}</p>
      <Row wrap gap={2} marginTop={3}>
        {choices.map(({ label, onChoose }, index) => (
          <Button
            key={label}
            size="small"
            variant={index === choices.length - 1 ? 'contained' : 'outlined'}
            onClick={() => void onChoose()}
          >
            {label}
          </Button>
        ))}
      </Row>
    </Alert>
  );
}
