import { type ComponentProps, lazy, Suspense } from 'react';
import type { RenombrarDialog } from './renombrar-dialog';

const Dialog = lazy(async () => ({ default: (await import('./renombrar-dialog')).RenombrarDialog }));

/** Loads {@link RenombrarDialog} when it is first opened. */
export function LateRenombrarDialog(props: ComponentProps<typeof RenombrarDialog>) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
