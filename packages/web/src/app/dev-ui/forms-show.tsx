import { useState } from 'react';
import { Checkbox, Switch } from '../../ui/choice.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select, Textarea } from '../../ui/inputs.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Section } from '../../ui/section.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { cityOptions, words } from './dev-ui-words.ts';

const strengths = ['Empty', 'Weak', 'Fair', 'Good', 'Strong'];

export function FormsShow() {
  return (
    <Section title="Fields">
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="First name" required>
          <Input placeholder="As you are called" />
        </Field>
        <Field label="E-mail address" hint={words.long} error="This is no e-mail address. It needs an @.">
          <Input type="email" defaultValue="ayşe.example.org" />
        </Field>
        <Field label="Disabled" note="optional">
          <Input disabled defaultValue="Cannot be changed" />
        </Field>
        <Field label="Kind of Hajj">
          <Select defaultValue="qiran">
            <option value="tamattu">Tamattu'</option>
            <option value="qiran">Qiran</option>
            <option value="ifrad">Ifrad</option>
          </Select>
        </Field>
        <Field label="Message" error="Write at least one sentence.">
          <Textarea />
        </Field>
        <Password />
        <div>
          <Checkbox label="I have read the terms" hint="They are short." defaultChecked />
          <Checkbox label="Unticked" />
          <Checkbox label="Wrong" error="Tick this to go on." />
          <Checkbox label="Disabled" disabled defaultChecked />
        </div>
        <div>
          <Switch label="Dark theme" hint="Easier on the eye at night." defaultChecked />
          <Switch label="Notifications" />
          <Switch label="Disabled" disabled />
        </div>
        <CitySearch status="idle" label="City" />
        <CitySearch status="loading" label="City, searching" />
        <CitySearch status="error" label="City, no answer" />
      </div>
    </Section>
  );
}

function Password() {
  const [typed, setTyped] = useState('');
  // Only for moving the meter. The real measure is in the account feature.
  const score = Math.min(4, Math.floor(typed.length / 3)) as 0 | 1 | 2 | 3 | 4;
  return (
    <div className="flex flex-col gap-3">
      <Field label="Password" hint="6 characters or more.">
        <PasswordInput
          labels={words.password}
          autoComplete="new-password"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <StrengthMeter score={score} label="Password strength" value={strengths[score] ?? ''} />
    </div>
  );
}

function CitySearch({ status, label }: { status: 'idle' | 'loading' | 'error'; label: string }) {
  const [text, setText] = useState('');
  const [options, setOptions] = useState(cityOptions);
  return (
    <Field label={label} hint="Two letters are enough.">
      <Combobox
        text={text}
        onTextChange={(typed) => {
          setText(typed);
          setOptions(cityOptions.filter((city) => city.label.toLowerCase().startsWith(typed.toLowerCase())));
        }}
        options={options}
        onSelect={(city) => setText(city.label)}
        status={status}
        labels={words.cities}
      />
    </Field>
  );
}
