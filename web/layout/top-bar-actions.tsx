import { FullscreenToggle } from './fullscreen-toggle';
import { SchemeToggle } from './scheme-toggle';
import { UserMenu } from './user-menu';

/** What the top bar of every layout offers. */
export function TopBarActions() {
  return (
    <>
      <FullscreenToggle />
      <SchemeToggle />
      <UserMenu />
    </>
  );
}
