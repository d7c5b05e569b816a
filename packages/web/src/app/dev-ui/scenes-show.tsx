import { Scene, type SceneName } from '../../ui/scene.tsx';
import { scenes } from '../../ui/scenes.generated.ts';
import { Section } from '../../ui/section.tsx';
import { Spot, type SpotName } from '../../ui/spot.tsx';
import { spots } from '../../ui/spots.generated.ts';

// The keys of an object literal are those of its type.
const sceneNames = Object.keys(scenes) as SceneName[];
// As above.
const spotNames = Object.keys(spots) as SpotName[];

export function ScenesShow() {
  return (
    <>
      <Section title="Scenes">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {sceneNames.map((name) => (
            <li key={name}>
              <Scene name={name} className="rounded-card bg-sunken" />
              {name}
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Scene name="tawaf" alt="Pilgrims go round the Kaaba" aspect="strip" className="rounded-card" />
          <Scene name="madinah" aspect="square" className="rounded-card" />
          <div className="h-40 overflow-hidden rounded-card">
            <Scene name="miqat" aspect="fill" priority="eager" />
          </div>
        </div>
      </Section>
      <Section title="Spots">
        <ul className="flex flex-wrap gap-4">
          {spotNames.map((name) => (
            <li key={name} className="text-center">
              <Spot name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
