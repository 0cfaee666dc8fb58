import { useMemo, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { layoutTemplates, templatesFor } from '@trade-area/core/contract';
import { chooseTemplate, followTemplates, lastPart } from '@trade-area/core/downloads';
import type { TemplateLevel } from '@trade-area/core/downloads';
import { DataView } from '../kit/DataView.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import type { Translate } from '../kit/text/bundle.ts';
import { useRemote } from '../kit/useRemote.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { documentsIcon, downloadIcon } from '../ui/icons.ts';
import { EmptyState } from '../ui/Notice.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { downloadsTexts } from './strings.ts';
import type { DownloadsTexts } from './strings.ts';
import { useFileDownload } from './useFileDownload.tsx';

/** The choice of a layout template, one step after the other (DOC-06). */
export function TemplateForm(): ReactElement {
  const t = useText(downloadsTexts);
  const language = useLanguage();
  const remote = useRemote(layoutTemplates, {});
  return (
    <DataView
      remote={remote}
      waiting={<Skeleton shape="block" count={3} />}
      isEmpty={(answer) => templatesFor(answer.downloads_new.templates, language) === undefined}
      empty={
        <Slot name="empty">
          <EmptyState icon={documentsIcon} title={t('noTemplates')}>
            {t('noTemplatesHint')}
          </EmptyState>
        </Slot>
      }
    >
      {(answer) => <Chain tree={templatesFor(answer.downloads_new.templates, language)} />}
    </DataView>
  );
}

function Chain({ tree }: { readonly tree: unknown }): ReactElement {
  const t = useText(downloadsTexts);
  const download = useFileDownload();
  const [choices, setChoices] = useState<readonly string[]>([]);
  const { levels, file } = useMemo(() => followTemplates(tree, choices), [tree, choices]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (file === '') return;
    const name = lastPart(file);
    download.start({ id: file, name, key: file, href: '', size: 0 });
  };
  return (
    <form className="ta-downloads__templates" onSubmit={send} aria-label={t('templates')}>
      <p className="ta-downloads__lead">{t('templateLead')}</p>
      <div className="ta-downloads__chain">
        {levels.map((level, depth) => (
          <Field key={depth} label={groupName(level, t)}>
            <Select
              value={level.chosen}
              onValue={(value) => setChoices(chooseTemplate(choices.slice(0, levels.length), depth, value))}
              options={[
                { value: '', label: t('choose') },
                ...level.options.map(({ value, label }) => ({ value, label: optionName(level, label) })),
              ]}
            />
          </Field>
        ))}
      </div>
      <p>
        <Button type="submit" variant="primary" icon={downloadIcon} disabled={file === ''}>
          {t('download')}
        </Button>
      </p>
      {download.dialog}
    </form>
  );
}

const groups = ['product', 'year', 'profile', 'unit', 'size', 'file'] as const;

function groupName({ group }: TemplateLevel, t: Translate<DownloadsTexts>): string {
  const known = groups.find((each) => each === group);
  if (known) return t(`group_${known}`);
  return group === '' ? t('group') : group.charAt(0).toUpperCase() + group.slice(1);
}

/** `30x20` as people write a size. */
function optionName({ group }: TemplateLevel, label: string): string {
  return group === 'size' ? label.replace(/^(\d+)x(\d+)$/, '$1 × $2') : label;
}
