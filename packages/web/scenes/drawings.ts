import { diagrams } from './diagrams.ts';
import { inTheDark } from './diagrams/night.ts';
import type { Diagram } from './diagrams/parts.ts';
import { type Drawing, sceneHeight, sceneWidth } from './frame.ts';
import { hajjDays } from './hajj-days.ts';
import { haramScenes } from './haram.ts';
import { haramAtDusk, hills, plain, wide } from './heroes.ts';
import { journey } from './journey.ts';
import { panorama } from './panorama.ts';
import { peopleScenes } from './people-scenes.ts';
import { places } from './places.ts';
import { spots } from './spots.ts';
import { worship } from './worship.ts';

const bright = (draw: () => string): Drawing => ({ draw, dark: 'dimmed' });
const dusky = (draw: () => string): Drawing => ({ draw, dark: 'same' });

/** Drawings for the foot of a sky that the page paints, and the valley of the guide. */
const heroes: Readonly<Record<string, Drawing>> = {
  'hills-fajr': dusky(() => hills('fajr')),
  'hills-sunrise': bright(() => hills('sunrise')),
  'hills-noon': bright(() => hills('noon')),
  'hills-asr': bright(() => hills('asr')),
  'hills-maghrib': dusky(() => hills('maghrib')),
  'hills-isha': dusky(() => hills('isha')),
  'hills-fajr-wide': dusky(() => hills('fajr', wide)),
  'hills-sunrise-wide': bright(() => hills('sunrise', wide)),
  'hills-noon-wide': bright(() => hills('noon', wide)),
  'hills-asr-wide': bright(() => hills('asr', wide)),
  'hills-maghrib-wide': dusky(() => hills('maghrib', wide)),
  'hills-isha-wide': dusky(() => hills('isha', wide)),
  'plain-noon': bright(() => plain('noon')),
  'plain-asr': bright(() => plain('asr')),
  'plain-isha': dusky(() => plain('isha')),
  'haram-dusk': dusky(() => haramAtDusk()),
  'haram-dusk-wide': dusky(() => haramAtDusk(wide, 420)),
  panorama,
};

const scenes: Readonly<Record<string, Drawing>> = {
  ...journey,
  ...places,
  ...haramScenes,
  ...hajjDays,
  ...worship,
  ...peopleScenes,
  ...heroes,
};

/** Every generated file: path in `src/ui` -> text. */
export function drawAll(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, { draw, dark }] of Object.entries(scenes)) {
    files.set(`scenes/${name}.svg`, draw('day'));
    if (dark === 'night') files.set(`scenes/${name}-night.svg`, draw('night'));
  }
  for (const [name, { draw }] of Object.entries(diagrams)) {
    files.set(`diagrams/${name}.svg`, draw());
    files.set(`diagrams/${name}-night.svg`, inTheDark(draw()));
  }
  for (const [name, drawing] of Object.entries(spots)) files.set(`spots/${name}.svg`, drawing);
  files.set('scenes.generated.ts', listOf('scenes', Object.entries(scenes).map(sceneEntry)));
  files.set('diagrams.generated.ts', listOf('diagrams', Object.entries(diagrams).map(diagramEntry)));
  files.set(
    'spots.generated.ts',
    listOf(
      'spots',
      Object.keys(spots).map((name) => ({ name, files: [name], entry: nameOf(name) })),
    ),
  );
  return files;
}

interface Entry {
  name: string;
  files: readonly string[];
  /** The suffix of the file name. */
  entry: string;
}

function sceneEntry([name, { draw, dark }]: [string, Drawing]): Entry {
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(draw('day')) ?? [];
  const isUsual = Number(width) === sceneWidth && Number(height) === sceneHeight;
  const night = `${name}-night`;
  const fields = [
    `day: ${nameOf(name)}`,
    ...(dark === 'night' ? [`night: ${nameOf(night)}`] : []),
    ...(dark === 'dimmed' ? ['isBright: true'] : []),
    ...(isUsual ? [] : [`width: ${width}`, `height: ${height}`]),
  ];
  return { name, files: dark === 'night' ? [name, night] : [name], entry: `{ ${fields.join(', ')} }` };
}

function diagramEntry([name, { parts }]: [string, Diagram]): Entry {
  const positions = Object.entries(parts).map(([part, [x, y]]) => `      ${part}: [${x}, ${y}],`);
  const night = `${name}-night`;
  const entry = `{\n    day: ${nameOf(name)},\n    night: ${nameOf(night)},\n    parts: {\n${positions.join('\n')}\n    },\n  }`;
  return { name, files: [name, night], entry };
}

const nameOf = (file: string): string =>
  file.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The module that exports the drawings by name, as the bundler resolves them. */
function listOf(folder: string, entries: readonly Entry[]): string {
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const imports = sorted.flatMap(({ files }) =>
    files.map((file) => `import ${nameOf(file)} from './${folder}/${file}.svg';`),
  );
  const rows = sorted.map(({ name, entry }) => {
    const key = name.includes('-') ? `'${name}'` : name;
    return key === entry ? `  ${key},` : `  ${key}: ${entry},`;
  });
  return `// Written by scenes/draw.ts\n${imports.join('\n')}\n\nexport const ${folder} = {\n${rows.join('\n')}\n} as const;\n`;
}
