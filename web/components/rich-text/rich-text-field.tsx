import type { ComponentType } from 'react';
import { ErrorState } from '../error-state';
import { latePart } from '../late-part';
import { LoadingSkeleton } from '../loading-skeleton';
import type { RichTextEditorProps } from './rich-text-editor';

const { Part, preload } = latePart(async () => (await import('./rich-text-editor')).RichTextEditor, {
  Meanwhile: () => <LoadingSkeleton rows={1} rowHeight={120} />,
  Failed: ErrorState,
});

/** Fetches the editor before a field is shown. */
export const preloadRichText = preload;

/**
 * A field for text with emphasis, lists and links. The editor has 100 KB, so it is fetched when a field is first shown.
 */
export const RichTextField: ComponentType<RichTextEditorProps> = Part;
