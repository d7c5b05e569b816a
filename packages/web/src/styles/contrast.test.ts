import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';
type Roles = Map<string, Record<Theme, string>>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function rolesOf(selector: string): Roles {
  const start = css.indexOf(`${selector},\n`);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  const block = css.slice(start, css.indexOf('\n}', start));
  const roles: Roles = new Map();
  for (const [, role, light, dark] of block.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)) {
    if (role && light && dark) roles.set(role, { light, dark });
  }
  return roles;
}

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast, 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'raised', 'sunken', 'green-soft', 'gold-soft', 'danger-soft'];
const plain = ['ground', 'raised', 'sunken'];
const deepGrounds = ['deep', 'deep-glow', 'deep-shade'];
const mapGrounds = [
  'ground',
  'hill-low',
  'hill-middle',
  'hill-high',
  'plain',
  'tent',
  'tent-shade',
  'road',
].map((part) => `map-${part}`);

/** Which text stands on which grounds in the components. */
const textOn: Record<string, string[]> = {
  ink: [...grounds, 'journey-sky', ...mapGrounds],
  'map-hill-name': mapGrounds,
  quiet: grounds,
  green: [...plain, 'green-soft', 'chosen'],
  gold: [...plain, 'gold-soft'],
  danger: [...plain, 'danger-soft'],
  'on-primary': ['primary', 'primary-strong'],
  'on-destructive': ['destructive', 'destructive-strong'],
  'on-sos': ['sos'],
  sos: ['on-sos'],
  'on-deep': deepGrounds,
  'on-deep-quiet': deepGrounds,
  'gold-on-deep': deepGrounds,
  'on-person': [0, 1, 2, 3, 4].map((colour) => `person-${colour}`),
};
/** What must be seen but is not read: bounds of controls, focus rings, ornament, filled shapes. */
const seenOn: Record<string, string[]> = {
  edge: plain,
  focus: grounds,
  'focus-on-deep': deepGrounds,
  primary: grounds,
  destructive: plain,
  ornament: ['raised'],
  'map-rail': ['map-ground', 'map-plain', 'map-hill-low'],
};

const normal = rolesOf('.scheme-light,\n:root');
const high = new Map([...normal, ...rolesOf(':root[data-contrast="high"]')]);

const cases = (
  [
    ['normal', normal, 4.5, 3],
    ['high', high, 7, 4.5],
  ] as const
).flatMap(([name, roles, text, seen]) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (
      [
        [textOn, text],
        [seenOn, seen],
      ] as const
    ).flatMap(([pairs, least]) =>
      Object.entries(pairs).flatMap(([front, backs]) =>
        backs.map((back) => ({ name, roles, theme, front, back, least })),
      ),
    ),
  ),
);

describe('tokens', () => {
  it('finds every role it speaks of, in both themes', () => {
    const named = new Set(
      [...Object.entries(textOn), ...Object.entries(seenOn)].flatMap(([a, b]) => [a, ...b]),
    );
    expect([...named].filter((role) => !normal.has(role))).toEqual([]);
    expect(normal.size).toBeGreaterThan(25);
  });

  it('keeps every high contrast role one that exists', () => {
    expect([...high.keys()].filter((role) => !normal.has(role))).toEqual([]);
  });

  it.each(cases)('$name $theme: $front on $back reaches $least', ({ roles, theme, front, back, least }) => {
    const one = roles.get(front)?.[theme] ?? '';
    const other = roles.get(back)?.[theme] ?? '';
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });

  it('computes what WCAG gives as its example', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
