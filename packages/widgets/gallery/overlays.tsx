import { useState } from 'react';
import { Button } from '../src/ui/Button.tsx';
import { Checkbox } from '../src/ui/Checkbox.tsx';
import { ConfirmDialog } from '../src/ui/ConfirmDialog.tsx';
import { Dialog } from '../src/ui/Dialog.tsx';
import { Accordion, Disclosure } from '../src/ui/Disclosure.tsx';
import { Field } from '../src/ui/Field.tsx';
import { accountIcon, columnsIcon, languageIcon, logoutIcon, moreIcon, trashIcon } from '../src/ui/icons.ts';
import { Menu } from '../src/ui/Menu.tsx';
import { Popover } from '../src/ui/Popover.tsx';
import { Spinner } from '../src/ui/Spinner.tsx';
import { Tabs } from '../src/ui/Tabs.tsx';
import { TextInput } from '../src/ui/TextInput.tsx';
import { ToastRegion } from '../src/ui/Toast.tsx';
import type { Toast } from '../src/ui/Toast.tsx';

const languages = { en: 'English', it: 'Italiano', es: 'Español', fr: 'Français', de: 'Deutsch' };

export function Overlays() {
  const [shown, setShown] = useState('');
  const [language, setLanguage] = useState('en');
  const [tab, setTab] = useState('a');
  const [name, setName] = useState('');
  const [columns, setColumns] = useState(new Set(['Price']));
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const close = () => setShown('');
  const say = (tone: Toast['tone'], text: string) =>
    setToasts((all) => [...all, { id: String(all.length) + text, tone, text }]);
  return (
    <>
      <div className="gallery__row">
        <Button onClick={() => setShown('form')}>Open a dialog</Button>
        <Button onClick={() => setShown('long')}>A long one</Button>
        <Button onClick={() => setShown('question')}>Ask</Button>
        <Button onClick={() => setShown('waiting')}>Wait</Button>
        <Menu
          label={languages[language as keyof typeof languages]}
          icon={languageIcon}
          items={Object.entries(languages).map(([key, label]) => ({
            key,
            label,
            lang: key,
            checked: key === language,
            onSelect: () => setLanguage(key),
          }))}
        />
        <Menu
          label="More"
          icon={moreIcon}
          iconOnly
          align="end"
          items={[
            { key: 'account', label: 'Account', icon: accountIcon, href: '#account' },
            { key: 'delete', label: 'Delete', icon: trashIcon, danger: true },
            { key: 'out', label: 'Sign out', icon: logoutIcon, disabled: true },
          ]}
        />
        <Popover label="Columns" icon={columnsIcon}>
          {['Products', 'Order date', 'Price'].map((column) => (
            <Checkbox
              key={column}
              checked={columns.has(column)}
              onChecked={(on) =>
                setColumns(new Set(on ? [...columns, column] : [...columns].filter((c) => c !== column)))
              }
            >
              {column}
            </Checkbox>
          ))}
        </Popover>
        <Button onClick={() => say('success', 'Order TA-10482 was deleted.')}>Say something</Button>
        <Button
          onClick={() => say('danger', 'The lab could not be reached. Your files are safe on this computer.')}
        >
          Say something bad
        </Button>
      </div>
      <Tabs
        label="Order"
        tabs={[
          { key: 'a', title: 'Files' },
          { key: 'b', title: 'Messages' },
          { key: 'c', title: 'Zahlungen und Rechnungen' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        The content of tab {tab.toUpperCase()}.
      </Tabs>
      <Accordion>
        <Disclosure title="How do I upload my files?" defaultOpen group="help">
          Open the order and press SEND FILES.
        </Disclosure>
        <Disclosure title="When will it be shipped?" group="help">
          The order says so.
        </Disclosure>
      </Accordion>
      <Dialog
        open={shown === 'form'}
        onClose={close}
        title="Save this view"
        closeLabel="Close"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <Field label="Name of the view" hint="It stands above the list.">
          <TextInput value={name} onValue={setName} />
        </Field>
      </Dialog>
      <Dialog
        open={shown === 'long'}
        onClose={close}
        title="Terms of the lab"
        closeLabel="Close"
        size="large"
      >
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            {index + 1}. What is sent by noon is checked the same day, and what is missing is asked for the
            same day.
          </p>
        ))}
      </Dialog>
      <ConfirmDialog
        open={shown === 'question'}
        title="Delete order no TA-10482"
        yesLabel="Yes"
        noLabel="No"
        danger
        onYes={close}
        onNo={close}
      >
        Do you really want to delete this order?
      </ConfirmDialog>
      <Dialog open={shown === 'waiting'} onClose={close} title="Please Wait!" size="small">
        <Spinner label="Data deleting" />
      </Dialog>
      <ToastRegion
        label="Messages"
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
        dismissLabel="Dismiss"
      />
    </>
  );
}
