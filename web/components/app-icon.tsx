import {
  Bell,
  Circle,
  CircleUser,
  CreditCard,
  FolderOpen,
  IdCard,
  Lock,
  type LucideIcon,
  type LucideProps,
  MessagesSquare,
  Settings,
  SlidersHorizontal,
  SwatchBook,
  UserPlus,
  Users,
} from 'lucide-react';
import { lazy, Suspense } from 'react';

/** What the main menu shows at once; the others come with the first that is asked for. */
const firstIcons: Record<string, LucideIcon> = {
  'adjustments-horizontal': SlidersHorizontal,
  bell: Bell,
  'chat-bubble-left-right': MessagesSquare,
  'cog-6-tooth': Settings,
  'credit-card': CreditCard,
  'folder-open': FolderOpen,
  identification: IdCard,
  'lock-closed': Lock,
  swatch: SwatchBook,
  'user-circle': CircleUser,
  'user-plus': UserPlus,
  users: Users,
};

/** What they are called, without a set. */
export const firstIconNames: readonly string[] = Object.keys(firstIcons);

const OtherIcon = lazy(async () => ({ default: (await import('./other-icon')).OtherIcon }));

interface AppIconProps extends LucideProps {
  /** As the API names icons, after a template's set: `heroicons_outline:folder-open`. */
  name: string;
}

/** The icon of a menu entry, a shortcut or an aviso; decorative. A circle stands for a name that is not known. */
export function AppIcon({ name, ...look }: AppIconProps) {
  const key = name.slice(name.indexOf(':') + 1);
  const props = { size: 20, strokeWidth: 1.75, 'aria-hidden': true, ...look };
  const Icon = firstIcons[key];
  if (Icon) return <Icon {...props} />;
  return (
    <Suspense fallback={<Circle {...props} />}>
      <OtherIcon name={key} {...props} />
    </Suspense>
  );
}
