import { useEffect, useState } from 'react';
import { DirectionProvider } from '../../ui/direction.tsx';
import { Select } from '../../ui/inputs.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { TooltipProvider } from '../../ui/tooltip-provider.tsx';
import { Field } from '../../ui/field.tsx';
import { ActionsShow } from './actions-show.tsx';
import { DrawingsShow } from './drawings-show.tsx';
import { FormsShow } from './forms-show.tsx';
import { HomeShow } from './home-show.tsx';
import { OverlaysShow } from './overlays-show.tsx';
import { ScenesShow } from './scenes-show.tsx';
import { StatesShow } from './states-show.tsx';
import { TypeShow } from './type-show.tsx';
import { words } from './dev-ui-words.ts';

/** The settings to try, by the attribute of <html> they set. The first value of each is the default. */
const tries = {
  'data-theme': ['', 'light', 'dark'],
  'data-contrast': ['', 'high'],
  dir: ['ltr', 'rtl'],
  size: ['100%', '150%', '200%'],
};
type Try = keyof typeof tries;
const start: Record<Try, string> = { 'data-theme': '', 'data-contrast': '', dir: 'ltr', size: '100%' };

export default function DevUiPage() {
  const [chosen, setChosen] = useState(start);

  useEffect(() => {
    const html = document.documentElement;
    for (const name of ['data-theme', 'data-contrast', 'dir'] as const) {
      if (chosen[name]) html.setAttribute(name, chosen[name]);
      else html.removeAttribute(name);
    }
    html.style.setProperty('--text-scale', chosen.size);
  }, [chosen]);

  return (
    <DirectionProvider dir={chosen.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <TooltipProvider>
        <SkipLink label="Skip to the pieces" target="pieces" />
        <div className="page-width pb-24">
          <PageHeader title={words.title} description={words.description} eyebrow="/dev/ui" />
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {Object.entries(tries).map(([name, values]) => (
              <Field key={name} label={name}>
                <Select
                  value={chosen[name as Try] /* the entries of `tries` have its keys */}
                  onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
                >
                  {values.map((value) => (
                    <option key={value} value={value}>
                      {value || 'as it is'}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
          </div>
          <div id="pieces" tabIndex={-1}>
            <ActionsShow />
            <FormsShow />
            <HomeShow />
            <OverlaysShow />
            <DrawingsShow />
            <ScenesShow />
            <StatesShow />
            <TypeShow />
          </div>
        </div>
        <Toaster labels={words.toaster} />
      </TooltipProvider>
    </DirectionProvider>
  );
}
