import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '../loading-skeleton';
import type { RichTextEditorProps } from './rich-text-editor';

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor')).RichTextEditor }));

/** A field for text with emphasis, lists and links. The editor is 100 KB: it is fetched when one is first shown. */
export function RichTextField(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<LoadingSkeleton rows={1} rowHeight={120} />}>
      <Editor {...props} />
    </Suspense>
  );
}
