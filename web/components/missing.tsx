import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from './button';
import { EmptyState } from './empty-state';

interface MissingProps {
  Icon: LucideIcon;
  title: string;
  text?: string;
  /** The way out, where what is around has none: an address, or what closes it. */
  back?: { label: string; to: string } | { label: string; onClick: () => void };
  /** What can be done about it besides. */
  action?: ReactNode;
  /** What was being written in it (`autosave/lost-draft`). */
  children?: ReactNode;
}

/** In place of a thing that somebody deleted, perhaps while it was open, or that is not for this person to see. */
export function Missing({ Icon, title, text, back, action, children }: MissingProps) {
  const actions = (back || action) && (
    <>
      {back && 'to' in back && (
        <LinkButton variant="outlined" to={back.to}>
          {back.label}
        </LinkButton>
      )}
      {back && 'onClick' in back && (
        <Button variant="outlined" onClick={back.onClick}>
          {back.label}
        </Button>
      )}
      {action}
    </>
  );
  return (
    <div role="alert">
      <EmptyState Icon={Icon} title={title} text={text} action={actions} />
      {children}
    </div>
  );
}
