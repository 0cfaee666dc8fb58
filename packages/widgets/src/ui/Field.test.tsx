import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import { Checkbox } from './Checkbox.tsx';
import { DateInput } from './DateInput.tsx';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { SearchInput } from './SearchInput.tsx';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

test('label, hint and error belong to the control', async () => {
  const field = (error: string) => (
    <Field label="E-mail" hint="The one you registered" error={error} required>
      <TextInput type="email" value="studio@" onValue={vi.fn<AnyCallback>()} />
    </Field>
  );
  const { screen, render: again } = render(field(''));
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  await expect.element(input).toHaveAccessibleDescription('The one you registered');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await expect.element(input).toBeRequired();
  again(field('Write the whole address'));
  await expect.element(input).toHaveAccessibleDescription('Write the whole address The one you registered');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
});

test('each key is reported, and the value shown is the owner’s', async () => {
  function Upper() {
    const [value, setValue] = useState('');
    return <TextInput aria-label="Code" value={value} onValue={(text) => setValue(text.toUpperCase())} />;
  }
  const { screen } = render(<Upper />);
  const input = screen.getByLabelText('Code');
  await userEvent.type(input, 'ta-1');
  await expect.element(input).toHaveValue('TA-1');
});

test('a password is shown and hidden, and typing goes on', async () => {
  function Password() {
    const [value, setValue] = useState('');
    return (
      <Field label="Password">
        <PasswordInput value={value} onValue={setValue} showLabel="Show" hideLabel="Hide" />
      </Field>
    );
  }
  const { screen } = render(<Password />, { in: 'shadow' });
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'secret');
  await expect.element(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('a search box is sent by Enter and emptied by its cross or Escape', async () => {
  const search = vi.fn<AnyCallback>();
  function Search() {
    const [value, setValue] = useState('');
    return (
      <SearchInput
        aria-label="Search"
        value={value}
        onValue={setValue}
        onSearch={search}
        clearLabel="Clear"
      />
    );
  }
  const { screen } = render(<Search />);
  const input = screen.getByRole('searchbox');
  await userEvent.type(input, 'Anna{Enter}');
  expect(search).toHaveBeenCalledExactlyOnceWith('Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveFocus();
  await userEvent.type(input, 'Paolo{Escape}');
  await expect.element(input).toHaveValue('');
});

test('choices and dates report their values, dates keep their bounds (ORD-10)', async () => {
  const choose = vi.fn<AnyCallback>();
  const date = vi.fn<AnyCallback>();
  const options = [
    { value: '', label: 'All' },
    { value: 'album', label: 'Album' },
  ];
  const { screen } = render(
    <>
      <Field label="Product">
        <Select value="" onValue={choose} options={options} />
      </Field>
      <Field label="From">
        <DateInput value="" onValue={date} min="2021-01-01" max="2026-05-14" />
      </Field>
    </>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Product'), 'Album');
  expect(choose).toHaveBeenCalledExactlyOnceWith('album');
  const from = screen.getByLabelText('From');
  await expect.element(from).toHaveAttribute('min', '2021-01-01');
  await expect.element(from).toHaveAttribute('max', '2026-05-14');
  await userEvent.fill(from, '2024-02-29');
  expect(date).toHaveBeenLastCalledWith('2024-02-29');
});

test('a box is ticked by its words, and says when it stands for some', async () => {
  const tick = vi.fn<AnyCallback>();
  const { screen } = render(
    <Checkbox checked={false} partly onChecked={tick}>
      All orders
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: 'All orders' });
  await expect.element(box).toBePartiallyChecked();
  await userEvent.click(screen.getByText('All orders'));
  expect(tick).toHaveBeenCalledExactlyOnceWith(true);
});
