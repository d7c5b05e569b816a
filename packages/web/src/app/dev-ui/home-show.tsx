import { BookOpen, ListChecks, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChoiceRows } from '../../ui/choice-rows.tsx';
import { FoldRow } from '../../ui/fold-row.tsx';
import { List, ListRow } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import { RisingPage, SkyHero, type SkyHour } from '../../ui/sky-hero.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { TileFace, tileClass, TileSign } from '../../ui/tile-face.tsx';
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

/** The parts of the home page and of worship. */
export function HomeShow() {
  const sheet = useSheet('dev-ui');
  const [isOn, setOn] = useState(true);
  const [kind, setKind] = useState('qiran');
  return (
    <Section title="Sky, rows, tiles and sheet">
      <div className="grid gap-6 lg:grid-cols-3">
        {skies.map(({ hour, sun }) => (
          <div key={hour ?? 'none'} className="overflow-hidden rounded-card">
            <SkyHero hour={hour} light={{ sun, marks: [0.5, 0.75] }}>
              <div className="p-5">
                <p className="display text-3xl">{hour ?? 'not known yet'}</p>
                <p className="hero-figure display">16:05</p>
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
          <ListRow icon={BookOpen} title="Says what is chosen" current="English" to="/dev/ui" />
          <ListRow icon={ShieldAlert} tone="danger" title="A number to call" call="937" />
          <SwitchRow icon={BookOpen} title="On or off" checked={isOn} onChange={setOn} />
          <FoldRow icon={BookOpen} tone="gold" title={<h3 className="text-base">A row that unfolds</h3>}>
            <p>{words.long}</p>
          </FoldRow>
        </List>
        <ChoiceRows
          legend="One of three"
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'tamattu', label: "Tamattu'", hint: words.long },
            { value: 'qiran', label: 'Qiran' },
            { value: 'ifrad', label: 'Ifrad' },
          ]}
        />
        <Tiles label="Tiles">
          <Tile to="/dev/ui" scene="qibla" name="Qibla" fact="118° from north" />
          <Tile to="/dev/ui" scene="hadith" name="Hadith" />
          <li className="flex min-w-0">
            <button type="button" className={tileClass()} onClick={sheet.open}>
              <TileFace picture={<TileSign icon={BookOpen} />} title="A sign" text="opens a sheet" />
            </button>
          </li>
          <li className="flex min-w-0">
            <button type="button" className={tileClass('deep')} onClick={sheet.open}>
              <TileFace picture={<TileSign icon={ShieldAlert} tone="deep" />} tone="deep" title="Deep" />
            </button>
          </li>
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
