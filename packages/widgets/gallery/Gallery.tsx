import type { ReactNode } from 'react';
import { IconButton } from '../src/ui/Button.tsx';
import { moonIcon, sunIcon } from '../src/ui/icons.ts';
import { Buttons, Fields, Icons } from './controls.tsx';
import { Overlays } from './overlays.tsx';
import { States } from './states.tsx';
import { Tables, TableStates } from './tables.tsx';

const sections: Readonly<Record<string, () => ReactNode>> = {
  Table: Tables,
  Buttons,
  Fields,
  Overlays,
  States,
  'Table states': TableStates,
  Icons,
};

/** All sections, or the one named in `?only=`. */
export function Gallery({ only }: { readonly only: string | null }) {
  const paint = (theme: string) => () => void (document.documentElement.dataset.theme = theme);
  return (
    <main className="gallery">
      <header className="gallery__head">
        <h1 className="ta-title">Components</h1>
        <div className="gallery__row">
          <IconButton icon={sunIcon} label="Light" onClick={paint('light')} />
          <IconButton icon={moonIcon} label="Dark" onClick={paint('dark')} />
        </div>
      </header>
      {Object.entries(sections)
        .filter(([name]) => only === null || name === only)
        .map(([name, Section]) => (
          <section className="gallery__section" key={name}>
            <h2 className="ta-heading">{name}</h2>
            <Section />
          </section>
        ))}
    </main>
  );
}
