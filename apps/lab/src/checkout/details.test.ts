import { describe, expect, it } from 'vitest';
import { belongsToEvent, eventOf, jobOf, problemsOf, readDetails } from './details.ts';

const read = (fields: Readonly<Record<string, string>>) => readDetails((name) => fields[name] ?? '');
const checked = (events: Parameters<typeof problemsOf>[1]['events']) =>
  problemsOf(read({ payment: 'transfer', delivery: 'profile' }), {
    hasTerms: false,
    payments: ['transfer'],
    events,
  });

describe('the event of an order, or the name of its job (PRINT-05)', () => {
  it.each([
    ['cr27', false],
    ['cr292', false],
    ['cr334', false],
    ['cr275', true],
    ['10', true],
  ])('an order of %s belongs to an event: %s', (configurator, belongs) => {
    expect(belongsToEvent({ configurator })).toBe(belongs);
  });

  it('a job is called by its project until another name is typed, and names no couple', () => {
    const given = { code: '11', first: '22', name: 'Holidays' };
    const contents = '11*1*1 22*1*1';
    const typed = read({ contents, bride: 'Anna', eventName_11: 'Order of May', note_11: 'Matt paper' });
    expect(jobOf(read({ contents, bride: 'Anna' }), given)).toMatchObject({
      eventName: 'Holidays',
      bride: '',
    });
    expect(jobOf(typed, given)).toMatchObject({ eventName: 'Order of May', bride: '', note: 'Matt paper' });
    // The album beside it is everybody's event, though it is the second order.
    expect(eventOf(typed, '22', '22')).toMatchObject({ bride: 'Anna', eventName: '' });
  });

  it('a job alone has the fields of a single order', () => {
    const typed = read({ contents: '11*1*1', eventName: 'Order of May' });
    expect(jobOf(typed, { code: '11', first: '11', name: 'Holidays' }).eventName).toBe('Order of May');
  });

  it('names are missed of an event alone', () => {
    expect(checked([])).toEqual([]);
    const { events: _, ...nameless } = read({});
    expect(checked([{ ...nameless }])).toEqual(['names']);
    expect(checked([{ ...nameless, groom: 'Paolo' }])).toEqual([]);
  });
});
