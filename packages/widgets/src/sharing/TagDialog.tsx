import { useState } from 'react';
import type { ReactElement } from 'react';
import type { SharedPhoto, TagChoice } from '@trade-area/core/contract';
import { changedTags, groupTags, savePhotos, tagKey, tagState } from '@trade-area/core/sharing';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { sharingTexts } from './strings.ts';
import { useChange } from './useChange.ts';
import { WentWrong } from './WentWrong.tsx';

export interface TagDialogProps {
  readonly photos: readonly SharedPhoto[];
  readonly tags: readonly TagChoice[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Tags of the selected photos (SHARE-24). Those of an order are shown and cannot be unchecked (SHARE-09). */
export function TagDialog({ photos, tags, onClose, onSaved }: TagDialogProps): ReactElement {
  const t = useText(sharingTexts);
  const kit = useText(kitTexts);
  const { session } = useSessionArea();
  const code = useSessionState(({ person }) => person?.code ?? '');
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const change = useChange();
  const save = () =>
    void change.run(() => savePhotos(session.gateway, changedTags(photos, changes, tags), { code }), onSaved);
  // Of what only orders give, a person sees what these photos have.
  const groups = groupTags(tags.filter((tag) => tag.choosable || tagState(photos, tag).on !== 'none'));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tagTitle', { count: photos.length })}
      closeLabel={kit('close')}
      locked={change.isRunning}
      footer={
        <>
          <Button onClick={onClose} disabled={change.isRunning}>
            {kit('cancel')}
          </Button>
          <Button variant="primary" busy={change.isRunning} disabled={changes.size === 0} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="ta-sharing-dialog">
        {groups.length === 0 && <p className="ta-quiet">{t('noTags')}</p>}
        {groups.map(({ category, name, values }) => (
          <fieldset className="ta-sharing-group" key={category}>
            <legend className="ta-sharing-group__name">{name}</legend>
            {values.map((tag) => {
              const key = tagKey(tag);
              const { on, bound } = tagState(photos, tag);
              const isBound = bound || !tag.choosable;
              return (
                <Checkbox
                  key={key}
                  checked={changes.get(key) ?? on === 'all'}
                  partly={!changes.has(key) && on === 'some'}
                  disabled={isBound || change.isRunning}
                  onChecked={(checked) => setChanges(new Map(changes).set(key, checked))}
                >
                  {tag.nome_valore || tag.valore}
                  {isBound && <span className="ta-quiet"> · {t('tagBound')}</span>}
                </Checkbox>
              );
            })}
          </fieldset>
        ))}
        <WentWrong outcome={change.outcome} />
      </div>
    </Dialog>
  );
}
