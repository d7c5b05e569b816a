import { ChevronDown, Compass, Languages, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../../ui/menu.tsx';
import { Section } from '../../ui/section.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SideTabs, Tabs } from '../../ui/tabs.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { toast } from '../../ui/use-toast.ts';
import { words } from './dev-ui-words.ts';

const languages = { en: 'English', ar: 'العربية', ur: 'اردو', gu: 'ગુજરાતી', bn: 'বাংলা' };
const tabs = ['Overview', 'Health', 'Travel', 'Help & FAQ'].map((label) => ({
  value: label,
  label,
  icon: <Compass aria-hidden="true" className="size-5" />,
  content: <p>What stands under {label}.</p>,
}));

export function OverlaysShow() {
  return (
    <Section title="What opens">
      <div className="flex flex-wrap gap-3">
        <Dialog
          title="Sign out everywhere?"
          description={words.long}
          closeLabel={words.close}
          trigger={<Button>Dialog</Button>}
          footer={
            <>
              <DialogClose asChild>
                <Button variant="secondary">Stay signed in</Button>
              </DialogClose>
              <Button variant="destructive">Sign out</Button>
            </>
          }
        />
        <Sheet
          title="Navigation"
          closeLabel={words.close}
          side="start"
          trigger={<Button variant="secondary">Sheet, start</Button>}
        >
          <p>{words.long}</p>
        </Sheet>
        <Sheet
          title="Settings"
          closeLabel={words.close}
          trigger={<Button variant="secondary">Sheet, end</Button>}
        >
          <p>{words.long}</p>
        </Sheet>
        <LanguageMenu />
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Settings Saved',
              description: 'Your preferences have been updated successfully.',
            })
          }
        >
          Toast
        </Button>
        <Button
          variant="destructive"
          onClick={() =>
            toast({ title: 'Error', description: 'Failed to join group.', variant: 'destructive' })
          }
        >
          Destructive toast
        </Button>
        <Tooltip label={words.long}>
          <Button variant="quiet">Tooltip</Button>
        </Tooltip>
      </div>
      <div className="mt-6 grid gap-6">
        <Tabs label="Dashboard" items={tabs} />
        <SideTabs label="Settings" items={tabs} defaultValue="Health" />
      </div>
    </Section>
  );
}

function LanguageMenu() {
  const [language, setLanguage] = useState('en');
  return (
    <Menu
      trigger={
        <Button variant="secondary">
          <Languages aria-hidden="true" className="size-5" />
          Menu
          <ChevronDown aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <MenuLabel>Language</MenuLabel>
      <MenuRadioGroup value={language} onValueChange={setLanguage}>
        {Object.entries(languages).map(([code, name]) => (
          <MenuRadioItem key={code} value={code} lang={code}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem>
        <LogOut aria-hidden="true" className="flip-rtl size-5" />
        Sign out
      </MenuItem>
      <MenuItem disabled>Not now</MenuItem>
    </Menu>
  );
}
