import type { ComponentProps } from 'react';
import { withTokens } from './layout/tokens';
import styles from './segments.module.css';

/** Buttons beside each other for a choice. The pressed button is the present choice. */
export function Segments(props: ComponentProps<'fieldset'>) {
  return <fieldset {...withTokens(styles.segments, props)} />;
}

/** Links beside each other for a choice. */
export function SegmentLinks(props: ComponentProps<'nav'>) {
  return <nav {...withTokens(styles.segments, props)} />;
}
