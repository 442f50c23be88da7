import { FileX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiStatus } from '../../../../api/api-message';
import { DrawerHeader } from '../../../../components/drawer-bars';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { Box, Stack } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Missing, noEncontrado } from '../../../../components/missing';

interface DetalleFrameProps {
  /** The name of the item; undefined until the first answer. */
  title: string | undefined;
  icon: ReactNode;
  menu: ReactNode;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
  ausente: `el ${string}`;
  children: ReactNode;
}

/** The header of the details, and a placeholder until the details are loaded. */
export function DetalleFrame({ title, icon, menu, error, onRetry, onClose, ausente, children }: DetalleFrameProps) {
  const isMissing = title === undefined && apiStatus(error) === 404;
  return (
    <>
      <DrawerHeader fixed gap={2} pad={[2, 3, 2, 4]} minHeight={56}>
        {icon}
        <Box as="h2" grow shrinks size="md" weight="strong" breaks data-autofocus tabIndex={-1}>
          {title ?? 'Detalles'}
        </Box>
        {menu}
        <HintButton size="small" label="Cerrar" hintAlign="end" onClick={onClose}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </DrawerHeader>
      <Stack bounded packed gap={5} pad={4}>
        {title === undefined && isMissing && <Missing Icon={FileX} {...noEncontrado(ausente)} />}
        {title === undefined && !isMissing && Boolean(error) && <ErrorState error={error} onRetry={onRetry} />}
        {title === undefined && !error && <LoadingSkeleton rows={6} rowHeight={40} />}
        {children}
      </Stack>
    </>
  );
}
