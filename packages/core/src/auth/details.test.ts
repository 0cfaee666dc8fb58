import { expect, it } from 'vitest';
import { anna, authLab, openTab } from '../../test/authLab.ts';

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
