import { useState } from 'react';
import { Button, IconButton } from '../src/ui/Button.tsx';
import { Checkbox } from '../src/ui/Checkbox.tsx';
import { DateInput } from '../src/ui/DateInput.tsx';
import { Field } from '../src/ui/Field.tsx';
import { Icon } from '../src/ui/Icon.tsx';
import * as icons from '../src/ui/icons.ts';
import { PasswordInput } from '../src/ui/PasswordInput.tsx';
import { SearchInput } from '../src/ui/SearchInput.tsx';
import { Select } from '../src/ui/Select.tsx';
import { TextInput } from '../src/ui/TextInput.tsx';

const variants = ['primary', 'quiet', 'danger', 'link'] as const;

export function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <div className="gallery__row" key={variant}>
          <Button variant={variant}>Upload files</Button>
          <Button variant={variant} icon={icons.uploadIcon}>
            Upload fortsetzen
          </Button>
          <Button variant={variant} busy>
            Signing in
          </Button>
          <Button variant={variant} disabled>
            Not now
          </Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} href="#orders" iconEnd={icons.arrowRightIcon}>
            View full list
          </Button>
        </div>
      ))}
      <div className="gallery__row">
        <IconButton icon={icons.downloadIcon} label="Download" />
        <IconButton icon={icons.trashIcon} label="Delete" tone="danger" />
        <IconButton icon={icons.starIcon} label="Saved" filled />
        <IconButton icon={icons.copyIcon} label="Copy" size="small" />
        <IconButton icon={icons.refreshIcon} label="Refresh" busy />
        <IconButton icon={icons.messageIcon} label="Messages" disabled />
      </div>
    </>
  );
}

const kinds = [
  { value: '', label: 'All products' },
  { value: 'album', label: 'Hochzeitsalbum mit Leineneinband' },
  { value: 'prints', label: 'Prints' },
];

export function Fields() {
  const [mail, setMail] = useState('studio@');
  const [word, setWord] = useState('Trade-2026');
  const [text, setText] = useState('');
  const [search, setSearch] = useState('Anna & Paolo');
  const [kind, setKind] = useState('');
  const [date, setDate] = useState('2026-05-14');
  const [checked, setChecked] = useState(true);
  return (
    <div className="gallery__columns">
      <Field label="E-mail" error="Write the whole address, such as name@studio.photo.">
        <TextInput type="email" value={mail} onValue={setMail} autoComplete="username" />
      </Field>
      <Field label="Password" hint="At least 8 characters.">
        <PasswordInput value={word} onValue={setWord} showLabel="Show password" hideLabel="Hide password" />
      </Field>
      <Field label="Company" note="(optional)">
        <TextInput value={text} onValue={setText} placeholder="Studio name" />
      </Field>
      <Field label="Search" labelHidden>
        <SearchInput
          value={search}
          onValue={setSearch}
          clearLabel="Clear"
          placeholder="Names or order code"
        />
      </Field>
      <Field label="Product">
        <Select value={kind} onValue={setKind} options={kinds} />
      </Field>
      <Field label="From">
        <DateInput value={date} onValue={setDate} max="2026-12-31" />
      </Field>
      <Field label="Shipped until" hint="Only for shipped orders.">
        <DateInput value="" onValue={setDate} disabled />
      </Field>
      <Field label="Not now">
        <TextInput value="Read only" onValue={setText} readOnly />
      </Field>
      <div>
        <Checkbox checked={checked} onChecked={setChecked}>
          I have read the privacy policy and agree to the processing of my data.
        </Checkbox>
        <Checkbox checked={false} partly onChecked={setChecked}>
          Some of them
        </Checkbox>
        <Checkbox checked disabled onChecked={setChecked}>
          Cannot be changed
        </Checkbox>
      </div>
    </div>
  );
}

export function Icons() {
  return (
    <div className="gallery__icons">
      {Object.entries(icons).map(([name, shape]) => (
        <span key={name}>
          <Icon shape={shape} />
          {name.replace('Icon', '')}
        </span>
      ))}
    </div>
  );
}
