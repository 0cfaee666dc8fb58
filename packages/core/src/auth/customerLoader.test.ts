import { expect, it } from 'vitest';
import { anna, authLab, openTab, settle } from '../../test/authLab.ts';

const { email, password } = anna;

it('ACC-06, ACC-32 what a save of the profile answered is on the screen and stored at once', async () => {
  const { session, storage } = openTab(authLab([anna]));
  await session.signIn({ email, password });
  session.noteDetails((customer) => ({
    ...customer,
    name: 'Gia',
    eori: 'GB123456789000',
    company: { ...customer.company, name: 'Aurora 2', city: 'Vicenza' },
  }));
  const { customer, person } = session.store.getState();
  expect(customer).toMatchObject({ eori: 'GB123456789000', company: { city: 'Vicenza' } });
  expect(person).toMatchObject({ name: 'Gia', company: 'Aurora 2', email });
  expect(['name', 'company', 'city', 'email'].map((key) => storage.get(key))).toEqual([
    'Gia',
    'Aurora 2',
    'Vicenza',
    email,
  ]);
  await session.signOut();
  session.noteDetails(() => {
    throw new Error('there is nobody');
  });
  expect(session.store.getState().customer).toBeNull();
});

it('ACC-32 details that were asked for before a save and come after it are asked for anew', async () => {
  const lab = authLab([anna]);
  const { session, state } = openTab(lab);
  await session.signIn({ email, password });
  const asked = () => lab.ids().filter((id) => id === 'account.details').length;
  const before = asked();
  const letThrough = lab.hold('account.details');
  const refreshed = session.refreshDetails();
  await settle();
  session.noteDetails((customer) => ({ ...customer, eori: 'GB123456789000' }));
  letThrough();
  const letSecondThrough = lab.hold('account.details');
  await settle();
  // The older answer is not shown, not even for a moment.
  expect(state().customer?.eori).toBe('GB123456789000');
  letSecondThrough();
  await refreshed;
  expect(asked() - before).toBe(2);
});

it('ACC-32 what changes nothing is no news: nothing is asked for anew', async () => {
  const { session } = openTab(authLab([anna]));
  await session.signIn({ email, password });
  session.noteDetails((customer) => customer);
  expect(session.notes()).toBe(0);
});
