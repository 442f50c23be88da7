import type { ComponentPropsWithRef, ElementType } from 'react';
import { type Tokens, withTokens } from './tokens';

/** The tokens, and the attributes of the element or component that `as` names. */
type PartProps<Element extends ElementType> = Tokens & { as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Tokens | 'as'
  >;

function draw(element: ElementType, base: string, props: Tokens & { className?: string }) {
  const Element = element;
  return <Element {...withTokens(base, props)} />;
}

/** Children below each other, each as wide as the stack. */
export function Stack<Element extends ElementType = 'div'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'div', 'l-stack', props);
}

/** Children beside each other. */
export function Row<Element extends ElementType = 'div'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'div', 'l-row', props);
}

/** An element with spacing, a surface or a place of its own. */
export function Box<Element extends ElementType = 'div'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'div', '', props);
}

/** An element with type of its own. */
export function Text<Element extends ElementType = 'span'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'span', '', props);
}

/** A text of one line. A text that is too long ends in «…». */
export function Cut<Element extends ElementType = 'span'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'span', 'l-cut', props);
}

/** A list without marks or indents. */
export function PlainList<Element extends ElementType = 'ul'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'ul', 'l-plainList', props);
}

/** A surface with a border. */
export function Card<Element extends ElementType = 'div'>({ as, ...props }: PartProps<Element>) {
  return draw(as ?? 'div', 'l-card', props);
}

/** A button without a look of its own: only its content is visible. */
export function BareButton(props: PartProps<'button'>) {
  return draw('button', 'l-bare', { type: 'button', ...props });
}
