import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLayout, forgetAskedLayout, rememberAskedLayout } from './layout-choice';

const none = { search: '', handles: [], preference: undefined };

describe('the layout', () => {
  beforeEach(() => sessionStorage.clear());

  it('is classy when nobody chooses', () => {
    expect(chooseLayout(none)).toBe('classy');
    expect(chooseLayout({ search: '?layout=otro', handles: [undefined, {}], preference: 'viejo' })).toBe('classy');
  });

  it('is the one that the person prefers', () => {
    expect(chooseLayout({ ...none, preference: 'dense' })).toBe('dense');
  });

  it('is the one of the innermost route that asks, before the preferred', () => {
    const handles = [{ layout: 'modern' }, { layout: 'empty' }, { title: 'Factura' }];
    expect(chooseLayout({ ...none, handles, preference: 'dense' })).toBe('empty');
  });

  it('is the one of the address before all, and stays so while the tab lives', () => {
    const others = { handles: [{ layout: 'empty' }], preference: 'dense' };
    const search = '?estado=firmada&layout=thin';
    expect(chooseLayout({ search, ...others })).toBe('thin');
    rememberAskedLayout(search);
    rememberAskedLayout('?estado=firmada');
    expect(chooseLayout({ search: '', ...others })).toBe('thin');
    expect(chooseLayout({ search: '?layout=compact', ...others })).toBe('compact');
    forgetAskedLayout();
    expect(chooseLayout({ search: '', ...others })).toBe('empty');
  });
});
