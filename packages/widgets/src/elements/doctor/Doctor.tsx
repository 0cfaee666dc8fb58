import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { browserPorts } from '../../kit/browser.ts';
import { examine } from '../../kit/doctor.ts';
import type { Finding } from '../../kit/doctor.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusMark } from '../../ui/StatusMark.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { elementTexts } from '../strings.ts';
import { version } from '../runtime/version.ts';

const tones = { good: 'success', note: 'warning', bad: 'danger' } as const;
const suffixes = { good: 'Good', note: 'Note', bad: 'Bad' } as const;

/** `<ta-doctor>`: checks what the widgets need of the page. */
export function Doctor({ settings }: ElementProps): ReactElement {
  const t = useText(elementTexts);
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);

  useEffect(() => {
    let isMounted = true;
    void examine(settings.gateway, browserPorts().fetch, [...definedVersions(), version]).then(
      (found) => isMounted && setFindings(found),
    );
    return () => {
      isMounted = false;
    };
  }, [settings.gateway]);

  return (
    <section className="ta-doctor" part="report">
      <h2 className="ta-doctor__title">{t('doctorTitle')}</h2>
      {findings === null ? (
        <Skeleton count={6} />
      ) : (
        <ul className="ta-doctor__list">
          {findings.map(({ check, verdict, detail }) => (
            <li key={check}>
              <StatusMark tone={tones[verdict]}>{t(`${check}${suffixes[verdict]}` as 'labGood')}</StatusMark>
              {detail && <code className="ta-doctor__detail">{detail}</code>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Versions of the elements that stand on this page. */
function definedVersions(): string[] {
  const tags = new Set([...document.querySelectorAll('*')].map(({ localName }) => localName));
  return [...tags]
    .map((tag) => (customElements.get(tag) as { taVersion?: string } | undefined)?.taVersion)
    .filter((found) => found !== undefined);
}
