import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { act } from '../../../testing/act.ts';
import { defineElement } from './defineElement.ts';
import type { ElementProps } from './defineElement.ts';

/** How often a probe was mounted and unmounted. */
const mounts = { begun: 0, ended: 0 };

function Probe({ albumName, pages }: ElementProps & Readonly<Record<string, unknown>>) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    mounts.begun += 1;
    return () => void (mounts.ended += 1);
  }, []);
  return (
    <div>
      <p>{`${String(albumName)} ${String(pages)}`}</p>
      <button onClick={() => setTyped('typed')}>{typed}</button>
    </div>
  );
}

defineElement({
  manifest: {
    tag: 'ta-mounted-probe',
    description: 'Counts how often it is mounted.',
    attributes: {
      albumName: { type: 'string', description: '' },
      pages: { type: 'number', description: '' },
    },
    properties: {},
    events: {},
    parts: {},
    slots: {},
  },
  component: Probe,
  texts: [],
  styles: [],
});
afterEach(() => act(async () => document.body.replaceChildren()));

it('T-B8: a moved element keeps what was typed; removed and added later it starts again, mounted once', async () => {
  const element = document.createElement('ta-mounted-probe');
  element.setAttribute('album-name', 'Anna');
  await act(async () => document.body.append(element));
  const button = () => element.shadowRoot?.querySelector('button');
  await act(async () => button()?.click());
  const main = document.createElement('main');
  await act(async () => {
    document.body.append(main);
    main.append(element);
  });
  expect(button()?.textContent).toBe('typed');
  expect(mounts).toEqual({ begun: 1, ended: 0 });
  // Each act ends with its task: the element stays away for longer than a move takes.
  await act(async () => element.remove());
  expect(mounts).toEqual({ begun: 1, ended: 1 });
  await act(async () => element.setAttribute('pages', '40'));
  await act(async () => document.body.append(element));
  expect(element.shadowRoot?.querySelectorAll('p')).toHaveLength(1);
  expect(element.shadowRoot?.querySelector('p')?.textContent).toBe('Anna 40');
  expect(button()?.textContent).toBe('');
  expect(mounts).toEqual({ begun: 2, ended: 1 });
  await act(async () => element.remove());
  expect(mounts).toEqual({ begun: 2, ended: 2 });
});
