import { useEffect } from 'react';
import type { ReactElement } from 'react';
import type { Translate } from '../../kit/text/bundle.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { refreshIcon, successIcon } from '../../ui/icons.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { checks } from './checks/diagnose.ts';
import type { NamedFinding } from './checks/finding.ts';
import { FindingItem } from './FindingItem.tsx';
import { doctorTexts } from './strings.ts';
import type { DoctorTexts } from './strings.ts';
import { useDiagnosis } from './useDiagnosis.ts';

const checkCount = Object.keys(checks).length;

/** `<ta-doctor>` for the tags of one prefix. */
export const doctorOf = (prefix: string) =>
  function DoctorOfPage(props: ElementProps): ReactElement {
    return <Doctor {...props} prefix={prefix} />;
  };

/** Names the mistakes of its page, and what to write instead. */
function Doctor({ emit, settings, prefix }: ElementProps & { readonly prefix: string }): ReactElement {
  const t = useText(doctorTexts);
  const { findings, isAsking, again } = useDiagnosis(settings, prefix);

  useEffect(() => {
    if (findings) emit('ta-doctor-checked', detailOf(findings));
  }, [findings, emit]);

  return (
    <section className="ta-doctor" part="report" aria-busy={isAsking}>
      <header className="ta-doctor__head">
        <h2 className="ta-doctor__title">{t('title')}</h2>
        <Button size="small" icon={refreshIcon} busy={isAsking} onClick={again}>
          {t('again')}
        </Button>
      </header>
      {findings === null ? (
        <>
          <p className="ta-hidden" role="status">
            {t('checking')}
          </p>
          <Skeleton count={6} />
        </>
      ) : findings.length === 0 ? (
        <div role="status">
          <EmptyState icon={successIcon} title={t('nothing')}>
            {t('nothingText', { checks: checkCount })}
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="ta-doctor__sum" role="status">
            {sumOf(findings, t)}
          </p>
          <ul className="ta-doctor__list">
            {findings.map((finding) => (
              <FindingItem key={JSON.stringify([finding.mistake, finding.values])} finding={finding} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const counted = (findings: readonly NamedFinding[]) => ({
  bad: findings.filter(({ verdict }) => verdict === 'bad').length,
  notes: findings.filter(({ verdict }) => verdict === 'note').length,
});

/** Codes and numbers alone: nothing of the page leaves the doctor. */
const detailOf = (findings: readonly NamedFinding[]) => ({
  ...counted(findings),
  checks: [...new Set(findings.map(({ check }) => check))],
});

function sumOf(findings: readonly NamedFinding[], t: Translate<DoctorTexts>): string {
  const { bad, notes } = counted(findings);
  return [bad > 0 && t('mistakes', { count: bad }), notes > 0 && t('notes', { count: notes })]
    .filter(Boolean)
    .join(' · ');
}
