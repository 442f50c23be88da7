import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LostForms } from '../autosave/lost-forms';
import { Button, LinkButton } from './button';
import { EmptyState } from './empty-state';

interface MissingProps {
  Icon: LucideIcon;
  title: string;
  text?: string;
  /** A link, or a button that closes the thing, if the page around has none. */
  back?: { label: string; to: string } | { label: string; onClick: () => void };
  /** Another button or link. */
  action?: ReactNode;
  /** The text that was being written in the thing (`autosave/lost-draft`). */
  children?: ReactNode;
}

/** Shown instead of a thing that was deleted, perhaps while open, or that the person may not see. */
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
      <LostForms />
    </div>
  );
}

/** The words for an address at which this person sees nothing. The thing may be deleted, or may never have existed. */
export function noEncontrado(que: `${'el' | 'la'} ${string}`): { title: string; text: string } {
  const ninguno = que.replace(/^la /, 'ninguna ').replace(/^el /, 'ningún ');
  return {
    title: `No se encontró ${que}`,
    text: `La dirección no corresponde a ${ninguno} que usted pueda ver en esta cuenta.`,
  };
}
