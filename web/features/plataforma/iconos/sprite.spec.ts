import { expect, it } from 'vitest';
import { ICON_SETS, iconName, splitIconName } from '../../../../server/vocabulario/icon-sets';
import { readSprite } from './sprite';

it('reads each icon of a sprite as an SVG of its own', () => {
  const sprite = readSprite(
    '<svg><!-- x -->\n<symbol id="a-b" viewBox="0 0 24 24" fill="none"><path d="M1 1"/></symbol>\n<symbol id="c_d" viewBox="0 0 20 20"><g><path d="M2 2"/></g></symbol>\n</svg>',
  );
  expect([...sprite]).toEqual([
    ['a-b', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"><path d="M1 1"/></svg>'],
    ['c_d', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><g><path d="M2 2"/></g></svg>'],
  ]);
});

it('finds the set of an icon by its name, also of a name without a set', () => {
  for (const set of ICON_SETS) expect(splitIconName(iconName(set, 'home'))).toEqual({ set, name: 'home' });
  expect(splitIconName('otro:home')).toBeUndefined();
});
