import type { ComponentPropsWithRef, ElementType } from 'react';
import { type Tokens, withTokens } from './tokens';

/** Tokens and the attributes of the element or component that `as` names. */
type PartProps<Element extends ElementType> = Tokens & { as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Tokens | 'as'
  >;

function draw(element: ElementType, base: string, props: Tokens & { className?: string }) {
  const Element = element;
  return <Element {...withTokens(base, props)} />;
}

/** Children under each other, each as wide as the whole. */
export function Stack<Element extends ElementType = 'div'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'div', 'stack', props);
}

/** Children beside each other. */
export function Row<Element extends ElementType = 'div'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'div', 'row', props);
}

/** An element that has spacing, a surface or a place of its own. */
export function Box<Element extends ElementType = 'div'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'div', '', props);
}

/** An element that has type of its own. */
export function Text<Element extends ElementType = 'span'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'span', '', props);
}

/** A text of one line that ends in «…» where it is too long. */
export function Cut<Element extends ElementType = 'span'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'span', 'cut', props);
}

/** A list without marks or indents. */
export function PlainList<Element extends ElementType = 'ul'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'ul', 'plainList', props);
}

/** A surface with a border. */
export function Card<Element extends ElementType = 'div'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'div', 'card', props);
}

/** A button that only its content draws. */
export function BareButton(props: PartProps<'button'>) {
  return draw('button', 'bare', { type: 'button', ...props });
}
