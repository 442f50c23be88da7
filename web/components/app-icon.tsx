import {
  Bell,
  Circle,
  CircleCheck,
  CircleUser,
  Columns3,
  CreditCard,
  FolderOpen,
  IdCard,
  Lock,
  type LucideIcon,
  type LucideProps,
  MessagesSquare,
  Settings,
  SlidersHorizontal,
  SquarePen,
  SwatchBook,
  Trash2,
  UserPlus,
  Users,
  UsersRound,
} from 'lucide-react';
import { latePart } from './late-part';

/** The icons of the main menu. The other icons are loaded when the first of them is shown. */
const firstIcons: Record<string, LucideIcon> = {
  'adjustments-horizontal': SlidersHorizontal,
  bell: Bell,
  'chat-bubble-left-right': MessagesSquare,
  'check-circle': CircleCheck,
  'cog-6-tooth': Settings,
  'credit-card': CreditCard,
  'folder-open': FolderOpen,
  identification: IdCard,
  'lock-closed': Lock,
  'pencil-square': SquarePen,
  swatch: SwatchBook,
  trash: Trash2,
  'user-circle': CircleUser,
  'user-group': UsersRound,
  'user-plus': UserPlus,
  users: Users,
  'view-columns': Columns3,
};

/** The names of these icons without a set: `folder-open`. */
export const firstIconNames: readonly string[] = Object.keys(firstIcons);

const { Part: OtherIcon } = latePart(async () => (await import('./other-icon')).OtherIcon, {
  Meanwhile: ({ name: _, ...props }) => <Circle {...props} />,
});

interface AppIconProps extends LucideProps {
  /** The icon's name in the API, with the icon set of the template: `heroicons_outline:folder-open`. */
  name: string;
}

/** The decorative icon of a menu entry, an atajo or an aviso. An unknown name gives a circle. */
export function AppIcon({ name, ...look }: AppIconProps) {
  const key = name.replace('heroicons_outline:', '');
  const props = { size: 20, strokeWidth: 1.75, 'aria-hidden': true, ...look };
  const Icon = firstIcons[key];
  if (Icon) return <Icon {...props} />;
  return <OtherIcon name={name} {...props} />;
}
