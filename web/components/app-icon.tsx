import {
  Archive,
  Banknote,
  BookOpen,
  Calendar,
  ChartPie,
  Circle,
  CircleCheck,
  CircleDollarSign,
  ClipboardCheck,
  ClipboardList,
  Clock,
  Cloud,
  Columns3,
  Files,
  FileText,
  FolderOpen,
  GraduationCap,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  type LucideProps,
  Mail,
  MessagesSquare,
  Settings,
  SquarePen,
  SwatchBook,
  Trash2,
  Users,
  UsersRound,
  Wrench,
} from 'lucide-react';
import { latePart } from './late-part';

/** The icons of the entries of the main menu. The other icons are loaded when the first of them is shown. */
const firstIcons: Record<string, LucideIcon> = {
  'academic-cap': GraduationCap,
  'archive-box': Archive,
  banknotes: Banknote,
  'book-open': BookOpen,
  'building-library': Landmark,
  calendar: Calendar,
  'chart-pie': ChartPie,
  'chat-bubble-left-right': MessagesSquare,
  'check-circle': CircleCheck,
  'clipboard-document-check': ClipboardCheck,
  'clipboard-document-list': ClipboardList,
  clock: Clock,
  cloud: Cloud,
  'cog-6-tooth': Settings,
  'currency-dollar': CircleDollarSign,
  'document-duplicate': Files,
  'document-text': FileText,
  envelope: Mail,
  'folder-open': FolderOpen,
  lifebuoy: LifeBuoy,
  'pencil-square': SquarePen,
  swatch: SwatchBook,
  trash: Trash2,
  'user-group': UsersRound,
  users: Users,
  'view-columns': Columns3,
  'wrench-screwdriver': Wrench,
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
