import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { layoutTemplates, templatesFor } from '@trade-area/core/contract';
import type { LayoutSize } from '@trade-area/core/contract';
import {
  chooseOrientation,
  chooseProfile,
  chooseSize,
  chooseUnit,
  isCompleteTemplate,
  matchTemplates,
  noTemplateChoice,
  orientations,
  sizesOf,
  sizeUnits,
  templateProfiles,
} from '@trade-area/core/help';
import { DataView } from '../../kit/DataView.tsx';
import { FileFailure } from '../../kit/FileFailure.tsx';
import { SignedInGate } from '../../kit/SignedInGate.tsx';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { documentsIcon, downloadIcon } from '../../ui/icons.ts';
import { EmptyState, Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { layoutHelpTexts } from './layoutHelpStrings.ts';
import { useSizeText } from './SizeList.tsx';
import { useTemplateDownload } from './useTemplateDownload.ts';

export interface TemplateDownloadProps {
  /** The sizes that templates exist for. */
  readonly sizes: readonly LayoutSize[];
}

/** Orientation, unit, size and colour profile in; a template of the lab out (LAY-18, LAY-22). */
export function TemplateDownload({ sizes }: TemplateDownloadProps): ReactElement {
  const t = useText(layoutHelpTexts);
  return (
    <SignedInGate signedOut={<p className="ta-layout__hint">{t('templateSignIn')}</p>}>
      <Templates sizes={sizes} />
    </SignedInGate>
  );
}

function Templates({ sizes }: TemplateDownloadProps): ReactElement {
  const t = useText(layoutHelpTexts);
  const language = useLanguage();
  return (
    <DataView
      remote={useRemote(layoutTemplates, {})}
      waiting={<Skeleton shape="block" count={2} />}
      isEmpty={(answer) => templatesFor(answer.downloads_new.templates, language) === undefined}
      empty={
        <EmptyState icon={documentsIcon} title={t('noTemplates')}>
          {t('noTemplatesHint')}
        </EmptyState>
      }
    >
      {(answer) => (
        <TemplateForm sizes={sizes} tree={templatesFor(answer.downloads_new.templates, language)} />
      )}
    </DataView>
  );
}

function TemplateForm({ sizes, tree }: TemplateDownloadProps & { readonly tree: unknown }): ReactElement {
  const t = useText(layoutHelpTexts);
  const sizeText = useSizeText();
  const { download, ...work } = useTemplateDownload();
  const [choice, setChoice] = useState(noTemplateChoice);
  const [key, setKey] = useState('');
  const { orientation, unit, size: chosenSize, profile } = choice;
  const isComplete = isCompleteTemplate(choice);
  const found = useMemo(
    () => (isCompleteTemplate(choice) ? matchTemplates(tree, choice, sizes) : []),
    [tree, choice, sizes],
  );
  const file = found.find((each) => each.key === key) ?? found[0];
  const size = sizes.find((each) => each.size === chosenSize);
  const placeholder = { value: '', label: t('choose'), disabled: true };
  const begin = () => {
    if (file) void download(file);
  };
  return (
    <form
      className="ta-layout__calculator"
      aria-label={t('template')}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <p>{t('templateLead')}</p>
      <div className="ta-layout__fields">
        <Field label={t('orientation')}>
          <Select
            value={orientation}
            onValue={(value) => {
              const wished = orientations.find((each) => each === value);
              if (wished) setChoice(chooseOrientation(choice, wished));
            }}
            options={[
              placeholder,
              ...orientations
                .filter((each) => sizesOf(sizes, each).length > 0)
                .map((each) => ({ value: each, label: t(each) })),
            ]}
          />
        </Field>
        <Field label={t('unit')}>
          <Select
            value={unit}
            onValue={(value) => {
              const wished = sizeUnits.find((each) => each === value);
              if (wished) setChoice(chooseUnit(choice, wished));
            }}
            options={sizeUnits.map((each) => ({ value: each, label: t(each) }))}
          />
        </Field>
        <Field label={t('size')} hint={orientation === '' ? t('orientationFirst') : undefined}>
          <Select
            value={chosenSize}
            disabled={orientation === ''}
            onValue={(value) => setChoice(chooseSize(choice, value))}
            options={[
              placeholder,
              ...sizesOf(sizes, orientation).map((each) => ({
                value: each.size,
                label: sizeText(each, unit),
              })),
            ]}
          />
        </Field>
        <Field label={t('profile')} hint={chosenSize === '' ? t('sizeFirst') : undefined}>
          <Select
            value={profile}
            disabled={chosenSize === ''}
            onValue={(value) => {
              const wished = templateProfiles.find((each) => each === value);
              if (wished) setChoice(chooseProfile(choice, wished));
            }}
            options={[placeholder, ...templateProfiles.map((each) => ({ value: each, label: each }))]}
          />
        </Field>
        {found.length > 1 && (
          <Field label={t('templateFile')}>
            <Select
              value={file?.key ?? ''}
              onValue={setKey}
              options={found.map((each) => ({ value: each.key, label: each.label }))}
            />
          </Field>
        )}
      </div>
      <div className="ta-layout__result" role="status">
        {isComplete && size && (
          <p className="ta-layout__outcome">
            {t('templateChosen', {
              orientation: t(choice.orientation),
              size: sizeText(size, unit),
              profile: choice.profile,
            })}
          </p>
        )}
        {isComplete && !file && <Notice tone="info">{t('noTemplate')}</Notice>}
      </div>
      <FileFailure work={work} title={t('templateFailed')} onRetry={begin} />
      {(!isComplete || file) && (
        <p>
          <Button
            type="submit"
            variant="primary"
            icon={downloadIcon}
            busy={work.working}
            disabled={!isComplete}
          >
            {t('download')}
          </Button>
        </p>
      )}
    </form>
  );
}
