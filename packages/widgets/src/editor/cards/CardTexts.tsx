import type { ReactElement } from 'react';
import type { Editor } from '@trade-area/core/editor';
import { projectLimits, setText, textsOfCard } from '@trade-area/core/layout';
import type { PrintProject, ProjectSpread } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { cardEditorTexts } from './strings.ts';
import { roleTexts } from './words.ts';

export interface CardTextsProps {
  readonly editor: Editor;
  readonly project: PrintProject;
  readonly sheet: ProjectSpread;
}

/** The texts of a side as fields: a text that is cleared is left out. */
export function CardTexts({ editor, project, sheet }: CardTextsProps): ReactElement {
  const t = useText(cardEditorTexts);
  const { number } = useFormats();
  const texts = textsOfCard(project).filter(({ sheetId }) => sheetId === sheet.id);
  return (
    <section className="ta-card-texts" aria-label={t('texts')}>
      <h2 className="ta-heading">{t('texts')}</h2>
      {texts.length === 0 && <p className="ta-quiet">{t('noTexts')}</p>}
      {texts.map(({ item, role }, index) => {
        const control = {
          value: item.text,
          dir: 'auto' as const,
          onValue: (text: string) =>
            editor.act('editText', (each) => setText(each, item.id, text), `text ${item.id}`),
          onBlur: editor.endGesture,
        };
        return (
          <Field
            key={item.id}
            label={role === '' ? t('textOther', { number: number(index + 1) }) : t(roleTexts[role])}
          >
            {role === 'message' || role === '' ? (
              <TextArea {...control} rows={6} maxLength={projectLimits.textCharacters} />
            ) : (
              <TextInput {...control} maxLength={120} />
            )}
          </Field>
        );
      })}
    </section>
  );
}
