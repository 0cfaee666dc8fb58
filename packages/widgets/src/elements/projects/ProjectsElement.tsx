import { useState } from 'react';
import type { ReactElement } from 'react';
import { DataView } from '../../kit/DataView.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import type { ProjectsProps } from '../../projects/Projects.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';

const loadProjects = () => import('../../projects/Projects.tsx').then((module) => module.Projects);

/** `<ta-projects>`: family and page are kept in memory; another `filter` shows that family. */
export function ProjectsElement(props: ElementProps & { readonly filter?: string }): ReactElement {
  const { emit, settings, filter = '' } = props;
  const [state, setState] = useState(() => firstPageOf(filter));
  const current = state.filter === filter ? state : firstPageOf(filter);
  if (current !== state) setState(current);
  const waiting = <Skeleton shape="card" count={4} />;
  return (
    <SignedInOnly settings={settings} invitation="signInProjects" waiting={waiting}>
      <LateProjects
        waiting={waiting}
        search={current.search}
        onSearchChange={(search) => setState({ filter, search })}
        onOpen={(href, event) => {
          if (!emit('ta-navigate', { href })) event.preventDefault();
        }}
      />
    </SignedInOnly>
  );
}

/** A visitor who has not signed in needs neither cards nor dialogs: they come with the session. */
function LateProjects({
  waiting,
  ...props
}: ProjectsProps & { readonly waiting: ReactElement }): ReactElement {
  const file = useLazyComponent(loadProjects, 'projects');
  return (
    <DataView remote={file} waiting={waiting}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}

/** The attribute, and the query that shows its family. */
const firstPageOf = (filter: string) => ({
  filter,
  search: new URLSearchParams(filter === '' ? {} : { filter }).toString(),
});
