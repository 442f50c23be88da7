import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LostForms } from '../autosave/lost-forms';
import { Button, LinkButton } from './button';
import { EmptyState } from './empty-state';

interface MissingProps {
  Icon: LucideIcon;
  title: string;
  text?: string;
  /** The way out, if the page around has none: a link, or a button that closes it. */
  back?: { label: string; to: string } | { label: string; onClick: () => void };
  /** Another button or link. */
  action?: ReactNode;
  /** The text that was being written in it (`autosave/lost-draft`). */
  children?: ReactNode;
}

/** Shown in place of a thing that was deleted, perhaps while it was open, or that this person may not see. */
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

/** The words for an address at which this person sees nothing: nobody knows whether it was deleted. */
export function noEncontrado(que: `${'el' | 'la'} ${string}`): { title: string; text: string } {
  const ninguno = que.replace(/^la /, 'ninguna ').replace(/^el /, 'ningún ');
  return {
    title: `No se encontró ${que}`,
    text: `La dirección no corresponde a ${ninguno} que usted pueda ver en esta cuenta.`,
  };
}
