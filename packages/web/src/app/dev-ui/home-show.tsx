import { BookOpen, ListChecks, ShieldAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { List, ListRow } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { Sheet, useSheet } from '../../ui/sheet.tsx';
import { RisingPage, SkyHero, type SkyHour } from '../../ui/sky-hero.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { words } from './dev-ui-words.ts';

const skies: readonly { hour: SkyHour | undefined; sun: number | 'night' }[] = [
  { hour: undefined, sun: 'night' },
  { hour: 'fajr', sun: 'night' },
  { hour: 'sunrise', sun: 0.08 },
  { hour: 'noon', sun: 0.4 },
  { hour: 'asr', sun: 0.8 },
  { hour: 'maghrib', sun: 1 },
  { hour: 'isha', sun: 'night' },
];

/** What the first page and worship are made of. */
export function HomeShow() {
  const sheet = useSheet('dev-ui');
  return (
    <Section title="Sky, rows, tiles and sheet">
      <div className="grid gap-6 lg:grid-cols-3">
        {skies.map(({ hour, sun }) => (
          <div key={hour ?? 'none'} className="overflow-hidden rounded-card">
            <SkyHero hour={hour} light={{ sun, marks: [0.5, 0.75] }}>
              <div className="p-5">
                <p className="display text-3xl">{hour ?? 'not known yet'}</p>
                <p className="hero-figure display leading-none">16:05</p>
                <p className="text-sky-quiet">in 48 minutes</p>
              </div>
            </SkyHero>
            <RisingPage className="h-16">{null}</RisingPage>
          </div>
        ))}
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <List label="Rows">
          <ListRow icon={ListChecks} title="Ends in a tick" text="2 of 5" isDone={false} to="/dev/ui" />
          <ListRow icon={BookOpen} title="Is done" text="Learned this morning" isDone to="/dev/ui" />
          <ListRow icon={ShieldAlert} tone="danger" title={words.long} value="911" to="/dev/ui" />
          <ListRow icon={BookOpen} tone="gold" title="Opens a sheet" onOpen={sheet.open} />
          <ListRow title="Only says something" value="05:53" />
        </List>
        <Tiles label="Tiles">
          <Tile to="/dev/ui" scene="qibla" name="Qibla" fact="118° from north" />
          <Tile to="/dev/ui" scene="hadith" name="Hadith" />
        </Tiles>
      </div>
      <p className="mt-6">
        <Button onClick={sheet.open}>Sheet</Button>
      </p>
      <Sheet sheet={sheet} title="A sheet" closeLabel={words.close}>
        <p>{words.long}</p>
      </Sheet>
    </Section>
  );
}
